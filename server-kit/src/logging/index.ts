export { logResponses } from './log-responses.ts';
export { createLogger } from './logger.ts';

export { logAnswers } from './answers.ts';
export { createLogger } from './logger.ts';

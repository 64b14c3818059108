export { startOrSay } from '@vitrava/shared-kit/internal/refused-start';
export { describeFailure } from './describe-failure.ts';
export { startPeriodicTask } from './periodic-task.ts';
export { localSecret, readSecret } from './secrets.ts';
export { openServerLog } from './server-log.ts';

export { describeFailure } from './describe-failure.ts';
export { startPeriodicTask } from './periodic-task.ts';
export { localSecret, readSecret } from './secrets.ts';

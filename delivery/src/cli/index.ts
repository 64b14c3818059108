export { UsageError } from './exit-codes.ts';
export { runCommand } from './run-command.ts';

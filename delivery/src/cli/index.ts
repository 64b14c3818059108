export { type CommandResult, EXIT, refusedResult, UsageError } from './command/index.ts';
export { createProgram, runCommand, runRemoteCommand } from './program/index.ts';
export type { ListenOptions } from './release-api/index.ts';
export { publish } from './releases/index.ts';

export { type CommandResult, refusedResult, resultOf } from './command-result.ts';
export { EXIT, UsageError } from './exit-codes.ts';
export { findUnknownRemote } from './unknown-remote.ts';

export { createProgram } from './program.ts';
export { runCommand } from './run-command.ts';
export { runRemoteCommand } from './run-remote-command.ts';

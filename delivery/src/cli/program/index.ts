export { everyCommand } from './find-command.ts';
export { createProgram } from './program.ts';
export { runCommand } from './run-command.ts';
export { runSentLine } from './run-remote-command.ts';

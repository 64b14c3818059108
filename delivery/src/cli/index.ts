export { type Answer, sayRefused } from './answer.ts';
export type { DoorOptions } from './door-command.ts';
export { EXIT, UsageError } from './exit-codes.ts';
export { everyCommand } from './find-command.ts';
export { createProgram } from './program.ts';
export { publish } from './publish.ts';
export { runCommand } from './run-command.ts';
export { runSentLine } from './sent-line.ts';

export { type Answer, EXIT, sayRefused, UsageError } from './output/index.ts';
export { createProgram, everyCommand, runCommand, runSentLine } from './program/index.ts';
export type { ListenOptions } from './release-api/index.ts';
export { publish } from './releases/index.ts';

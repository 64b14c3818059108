export { ignoreOutputErrors } from './ignore-output-errors.ts';
export { startOrExit } from './start-or-exit.ts';
export { type RunningServer, startServer } from './start-server.ts';

export { buildConsole, type ConsoleOptions } from './app.ts';
export { type ConsoleConfig, readConsoleConfig } from './config.ts';

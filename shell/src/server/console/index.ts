export { buildConsole, type ConsoleOptions } from './app.ts';

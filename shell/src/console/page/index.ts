export type { ConsolePage, ConsoleView, DrawConsole } from './page.ts';

export type { ConsolePage, ConsoleSession, ConsoleView, DrawConsole, KeyFailure } from './page.ts';

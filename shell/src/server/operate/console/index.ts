export { type ConsoleTable, registerConsole } from './console.ts';
export { type Counters, createCounters } from './counters.ts';

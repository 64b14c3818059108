export { type ConsoleTable, registerConsole } from './console.ts';
export { type Counters, createCounters } from './counters.ts';
export { registerEvents } from './events.ts';
export { createTelemetry, type Telemetry } from './telemetry.ts';

export { registerEvents } from './events.ts';
export { createTelemetry, type Telemetry } from './telemetry.ts';

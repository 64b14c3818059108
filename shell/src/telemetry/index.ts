export type { Observation, Observer } from './observation.ts';
export { startTelemetry } from './start-telemetry.ts';

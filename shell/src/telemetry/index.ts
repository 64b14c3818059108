export type { Observer, Sighting } from './sighting.ts';
export { startTelemetry } from './witness.ts';

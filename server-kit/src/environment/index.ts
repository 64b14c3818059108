export { type Environment, readInteger, readMetricsAddress, readOrigin, requireOrigin } from './environment.ts';

export { telemetry } from './plugin.ts';

export type { AnalyticsConfig } from './analytics-config.ts';
export { readConfig, type ServerConfig } from './config.ts';
export { type Counters, createCounters } from './counters.ts';
export type { Readiness } from './health.ts';
export { operate } from './plugin.ts';

export { createMetrics, measureCalls, measureDatabase, measureRequests } from './metrics.ts';

export { createMetrics, measureCalls, measureRequests } from './metrics.ts';

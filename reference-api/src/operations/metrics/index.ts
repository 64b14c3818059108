export { createMetrics, measureCalls, measureDatabase, measureMail, measureRequests } from './metrics.ts';

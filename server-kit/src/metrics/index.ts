export { createRegistry, type Figures, measureResponses, provideFigures, RESPONSE_BUCKETS_S } from './metrics.ts';
export { type MetricsServer, openMetricsServer } from './metrics-server.ts';

export { type MetricsServer, openMetricsServer } from './metrics-server.ts';

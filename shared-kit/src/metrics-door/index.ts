export { type MetricsDoor, openMetricsDoor } from './metrics-door.ts';

export { createMetrics, type MeasuredCall, type MeasuredPage, type MeasuredRender, type Metrics, measureAnswers } from './metrics.ts';

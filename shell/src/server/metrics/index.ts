export { type Fetch, measuredFetch } from './measured-fetch.ts';
export { createMetrics, type MeasuredCall, type MeasuredPage, type MeasuredRender, type Metrics, measureAnswers } from './metrics.ts';

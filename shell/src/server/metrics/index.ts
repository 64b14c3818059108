export { type Fetch, measuredFetch } from './measured-fetch.ts';
export { measuredStore } from './measured-store.ts';
export {
  createMetrics,
  type MeasuredCall,
  type MeasuredPage,
  type MeasuredRender,
  type MeasuredReport,
  type Metrics,
  measureAnswers,
} from './metrics.ts';
export { timed } from './timed.ts';

export { drawLabel } from './label.ts';
export { motifFor } from './motif.ts';
export type { LabelJob, Panel } from './panel.ts';
export type { Tones } from './tones.ts';
export { tonesOf } from './tones.ts';
export { drawWordmark } from './wordmark.ts';

export { motifFor } from './motif.ts';
export { drawLabel } from './styles.ts';
export type { Tones } from './tones.ts';
export { tonesOf } from './tones.ts';
export { drawWordmark } from './wordmark.ts';

export { type Compositions, createCompositions } from './compositions.ts';
export type { LiveComposition, PlacedFragment } from './live-composition.ts';

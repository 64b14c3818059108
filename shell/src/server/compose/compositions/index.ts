export { type Compositions, createCompositions } from './compositions.ts';
export type { LiveComposition, ServedFragment } from './live-composition.ts';

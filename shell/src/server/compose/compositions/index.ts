export { type Compositions, createCompositions } from './compositions.ts';
export type { LiveComposition } from './live-composition.ts';

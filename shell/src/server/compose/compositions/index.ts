export { type Compositions, createCompositions } from './compositions.ts';
export type { LiveComposition, ServedRelease } from './live-composition.ts';

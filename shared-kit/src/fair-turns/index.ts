export { createFairTurns, type FairTurns, type FairTurnsOptions } from './fair-turns.ts';
export { whenGone } from './when-gone.ts';

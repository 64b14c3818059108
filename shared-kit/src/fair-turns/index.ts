export { createFairTurns, type FairTurns, type FairTurnsOptions } from './fair-turns.ts';
export { takeTurnFor, whenGone } from './when-gone.ts';

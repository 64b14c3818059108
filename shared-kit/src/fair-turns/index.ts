export { createFairTurns, type FairTurns, type FairTurnsOptions } from './fair-turns.ts';

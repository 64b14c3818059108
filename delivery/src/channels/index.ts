export { canaryBucket } from './canary.ts';
export { type MoveCause, moveCanary, moveStable, stablePile } from './moves.ts';

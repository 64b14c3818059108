export { CANARY, CONTROL, canaryRun, type WatchedCanary, watchedCanary } from './canary-run.ts';
export type { SignalComparison } from './compare.ts';
export type { CanaryDecision, Fault } from './decide.ts';
export { describeDecision, describeFault } from './describe.ts';
export { type CanaryReport, type CurvePoint, readCanaries } from './read-canaries.ts';
export { HARMS, type Harm, isHarm } from './signals.ts';

export { type Collecting, type CollectOptions, createCollecting } from './collect.ts';
export { describeGoal, percentOf, points, type ResultsLocale, WORDS } from './describe.ts';
export { type ArmResult, type ExperimentResults, judge, type Verdict } from './judge.ts';
export type { ArmComposition, ExperimentRun, Observation, ResultsCollector, RunArm, RunCounts, RunMark } from './observation.ts';
export { openResultsAt, openResultsInMemory, openSumsAt, readResultsAt, readSumsAt } from './open-results.ts';
export { runOf, runsIn } from './run-of.ts';
export { visitorHash } from './visitor-hash.ts';

export { NO_ATTRIBUTES, type VisitorAttributes } from './attributes.ts';
export type { Audience } from './audience.ts';
export { createFlagEvaluator, DEFAULT_VALUES } from './flag-evaluator.ts';
export { type Experiment, readFlagFile, withExperiment, withoutExperiment } from './flag-file.ts';
export { type FlagFile, flagKeyOf, toFlagText } from './flag-schema.ts';
export {
  audienceOn,
  DEFAULT_GOALS,
  type ExperimentArms,
  experimentOn,
  type RunningExperiment,
  splitsOf,
  subjectsOnTrial,
  versionsOnTrial,
  withoutSplits,
} from './running-experiments.ts';

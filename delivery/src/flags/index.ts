export { NO_ATTRIBUTES, type VisitorAttributes } from './attributes.ts';
export type { Audience } from './audience.ts';
export {
  DEFAULT_GOALS,
  type Experiment,
  type ExperimentArms,
  experimentOn,
  experimentsIn,
  type FlagFile,
  flagKeyOf,
  type RunningExperiment,
  readFlagFile,
  remotesOnTrial,
  splitsOf,
  toFlagText,
  versionsOnTrial,
  withExperiment,
  withoutExperiment,
} from './flag-file.ts';
export { createFlagFileProvider } from './flagd-provider.ts';

export { NO_ATTRIBUTES, type VisitorAttributes } from './attributes.ts';
export {
  type Experiment,
  type ExperimentArms,
  experimentOn,
  type FlagFile,
  flagKeyOf,
  readFlagFile,
  remotesOnTrial,
  toFlagText,
  versionsOnTrial,
  withExperiment,
  withoutExperiment,
} from './flag-file.ts';
export { createFlagFileProvider } from './flagd-provider.ts';

export {
  type Experiment,
  type ExperimentArms,
  experimentOn,
  flagKeyOf,
  readFlagFile,
  remotesOnTrial,
  toFlagText,
  versionsOnTrial,
  withExperiment,
  withoutExperiment,
} from './flag-file.ts';
export { createFlagFileProvider } from './flagd-provider.ts';

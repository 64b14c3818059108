export {
  type Experiment,
  experimentOn,
  flagKeyOf,
  readFlagFile,
  versionsOnTrial,
  withExperiment,
  withoutExperiment,
} from './flag-file.ts';
export { createFlagFileProvider } from './flagd-provider.ts';

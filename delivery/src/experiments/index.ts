export {
  type Audience,
  DEFAULT_GOALS,
  experimentOn,
  type FlagFile,
  type RunningExperiment,
  readFlagFile,
  type VisitorAttributes,
  versionsOnTrial,
} from '../flags/index.ts';
export { type AssignedArm, type Assignment, createAssignment, createFlagAssignment, type Visitor } from './assignment.ts';
export { type ExperimentOutcome, parseArms, startExperiment, stopExperiment } from './commands.ts';
export { findUncountable, goalsOf } from './goals.ts';
export { loadProvider } from './load-provider.ts';
export { findFlagFileError } from './validate-flag-file.ts';

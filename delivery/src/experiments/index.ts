export { experimentOn, readFlagFile, remotesOnTrial, versionsOnTrial } from '../flags/index.ts';
export { type AssignedArm, type Assignment, createAssignment, createFlagAssignment } from './assignment.ts';
export { type ExperimentOutcome, parseArms, startExperiment, stopExperiment } from './commands.ts';
export { loadProvider } from './load-provider.ts';

export { createFlagFileProvider, experimentOn, readFlagFile, versionsOnTrial } from '../flags/index.ts';
export { type AssignedArm, type Assignment, createAssignment } from './assignment.ts';
export { type ExperimentOutcome, parseArms, startExperiment, stopExperiment } from './commands.ts';
export { loadProvider } from './load-provider.ts';

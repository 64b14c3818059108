export { type AssignedArm, type Assignment, createAssignment } from './assignment.ts';
export { type ExperimentOutcome, parseArms, startExperiment, stopExperiment } from './commands.ts';
export { experimentOn, readFlagFile, versionsOnTrial } from './flag-file.ts';
export { createFlagFileProvider } from './flagd-provider.ts';
export { loadProvider } from './load-provider.ts';

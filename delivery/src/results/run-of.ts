import { experimentOn, type FlagFile, type RunningExperiment, subjectsOnTrial } from '../flags/index.ts';
import type { ExperimentRun } from './observation.ts';

/** The arm that others are compared with, where one has this name; else it is the first. */
const CONTROL = 'control';

/** The runs of the experiments in a flag file, on remotes and on flags. */
export function runsIn(file: FlagFile): readonly ExperimentRun[] {
  return [...subjectsOnTrial(file)].flatMap((subject) => {
    const experiment = experimentOn(file, subject);
    return experiment ? [runOf(subject, experiment)] : [];
  });
}

/** The run that an experiment of the flag file is. */
export function runOf(remote: string, { name, arms, weights, goals, startedAt }: RunningExperiment): ExperimentRun {
  const named = Object.entries(arms).map(([arm, version]) => ({ name: arm, version, weight: weights[arm] ?? 0 }));
  return {
    id: [remote, name, startedAt ?? 'by hand'].join('/'),
    remote,
    experiment: name,
    startedAt,
    arms: named.sort((one, other) => Number(other.name === CONTROL) - Number(one.name === CONTROL)),
    goals,
  };
}

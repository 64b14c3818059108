import type { RunningExperiment } from '../experiments/index.ts';
import type { ExperimentRun } from './observation.ts';

/** The arm that others are compared with, where one has this name; else it is the first. */
const CONTROL = 'control';

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

import type { ExperimentRun } from '../results/index.ts';
import { CANARY_GOALS } from './canary-run.ts';
import { HARMS } from './signals.ts';

/** The only arm of what is counted of a version that everybody gets. */
export const ALL = 'all';

/** What is counted of a version on one day (`YYYY-MM-DD`, UTC), whoever it is shown to. */
export function releaseRun(remote: string, version: string, day: string): ExperimentRun {
  return {
    id: ['release', remote, version, day].join('/'),
    remote,
    experiment: 'release',
    startedAt: `${day}T00:00:00.000Z`,
    arms: [{ name: ALL, version, weight: 1 }],
    goals: [...HARMS, ...CANARY_GOALS],
  };
}

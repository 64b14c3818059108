import type { ExperimentRun } from '../results/index.ts';
import { CANARY_GOALS } from './canary-run.ts';
import { HARMS } from './signals.ts';

/** The only arm in the counts of a version that all visitors get. */
export const ALL = 'all';

/** The run that counts a version on one day (`YYYY-MM-DD`, UTC), for all of its visitors. */
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

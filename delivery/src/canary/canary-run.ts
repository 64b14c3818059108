import { excludedByEvidence } from '../exclusion/index.ts';
import { DEFAULT_GOALS } from '../flags/index.ts';
import type { ExperimentRun } from '../results/index.ts';
import type { Canary, RemotePointers } from '../store/index.ts';
import { HARMS } from './signals.ts';

/** Business events that a canary is compared by, by sid. */
export const CANARY_GOALS = DEFAULT_GOALS;

/** Arms of the comparison: visitors of the canary, and visitors of stable in the same time. */
export const CONTROL = 'control';
export const CANARY = 'canary';

/** A canary that is compared with the stable version since its last step. */
export interface WatchedCanary {
  readonly remote: string;
  readonly canary: Canary;
  readonly control: string;
  /** When it came to its present share, ISO 8601, UTC. */
  readonly since: string;
  /** Why servers exclude it; null while they do not. */
  readonly excluded: string | null;
}

/** The canary of a remote, if there is a stable version to compare it with and both have visitors. */
export function watchedCanary(
  remote: string,
  { stable, canary, history, excluded = [] }: Pick<RemotePointers, 'stable' | 'canary' | 'history' | 'excluded'>,
): WatchedCanary | null {
  if (stable === null || canary === null || canary.share <= 0 || canary.share >= 100 || canary.version === stable) return null;
  // A new stable version is another control: earlier counts do not apply.
  const moves = history.filter(({ channel, version }) => version === (channel === 'stable' ? stable : canary.version));
  const exclusion = excludedByEvidence({ excluded }).find(({ version }) => version === canary.version);
  const since = moves.at(-1)?.at ?? new Date(0).toISOString();
  return { remote, canary, control: stable, since, excluded: exclusion?.reason ?? null };
}

/** The counts of a canary on its present step. Each step starts new counts, with other visitors. */
export function canaryRun({ remote, canary, control, since }: WatchedCanary): ExperimentRun {
  return {
    id: ['canary', remote, canary.version, since].join('/'),
    remote,
    experiment: 'canary',
    startedAt: since,
    arms: [
      { name: CONTROL, version: control, weight: 100 - canary.share },
      { name: CANARY, version: canary.version, weight: canary.share },
    ],
    goals: [...HARMS, ...CANARY_GOALS],
  };
}

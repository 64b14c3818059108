import type { Refusal } from '../gate/index.ts';
import type { ResultsCollector } from '../results/index.ts';
import type { ReleaseStore } from '../store/index.ts';

/** Who the history names for what a guard does. */
export const GUARD = 'the guard of releases';

/**
 * What a guard did, or wanted to do and could not, or leaves for a reason. `waiting`: a fresh release that does worse than before, and is not to blame for it; `watching`: its
 * hour begins, for the backend is well again.
 */
export interface GuardMove {
  readonly remote: string;
  readonly version: string;
  readonly type: 'climbed' | 'promoted' | 'taken-back' | 'refused' | 'waiting' | 'watching';
  /** A sentence, as it stands in the history. */
  readonly reason: string;
}

/** What a guard works with. */
export interface GuardOptions {
  readonly store: ReleaseStore;
  /** What visitors met per version (`openSumsAt`). */
  readonly sums: Pick<ResultsCollector, 'open' | 'counts' | 'mark' | 'marks' | 'marked'>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What came of a change of the store; null when it was not due any more. */
export type Outcome = { readonly type: 'moved' } | { readonly type: 'refused'; readonly refusals: readonly Refusal[] };

/** The move of a guard by what came of it. */
export function outcomeOf(outcome: Outcome | null, move: GuardMove): GuardMove | null {
  if (outcome?.type !== 'refused') return outcome && move;
  return { ...move, type: 'refused', reason: outcome.refusals.map(({ explanation }) => explanation).join(' ') };
}

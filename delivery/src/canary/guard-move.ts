import type { Refusal } from '../gate/index.ts';
import type { ResultsCollector } from '../results/index.ts';
import type { ReleaseStore } from '../store/index.ts';

/** The author of the guard's moves in the history. */
export const GUARD = 'the guard of releases';

/** A move of a guard, or the reason for none: `waiting` for a recovery, or `watching` since it. */
export interface GuardMove {
  readonly remote: string;
  readonly version: string;
  readonly type: 'climbed' | 'promoted' | 'taken-back' | 'refused' | 'waiting' | 'watching';
  /** A sentence for the history. */
  readonly reason: string;
}

/** What a guard works with. */
export interface GuardOptions {
  readonly store: ReleaseStore;
  /** Observations of visitors per version (`openSumsAt`). */
  readonly sums: Pick<ResultsCollector, 'open' | 'counts' | 'mark' | 'marks' | 'marked'>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What came of a change of the store; null when it was not due any more. */
export type Outcome = { readonly type: 'moved' } | { readonly type: 'refused'; readonly refusals: readonly Refusal[] };

/** The move of a guard by its outcome. */
export function outcomeOf(outcome: Outcome | null, move: GuardMove): GuardMove | null {
  if (outcome?.type !== 'refused') return outcome && move;
  return { ...move, type: 'refused', reason: outcome.refusals.map(({ explanation }) => explanation).join(' ') };
}

import type { ReleaseStore } from '../store/release-store.ts';
import type { ReleaseProblem } from './problem.ts';

/** What a resolver is made of. */
export interface ResolverOptions {
  readonly store: ReleaseStore;
  /** How long a look at the store may be out of date; 500 ms by default. Changes that the platform announces count at once. */
  readonly freshMs?: number;
  /** Told once per problem when it appears. */
  readonly onProblem?: (problem: ReleaseProblem) => void;
}

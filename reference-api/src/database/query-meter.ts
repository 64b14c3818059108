import { isAbandonedError } from './query-context.ts';

/** `refused`: a constraint was violated, which callers handle. */
type QueryOutcome = 'answered' | 'refused' | 'failed';

/** Receives the outcome of a query and its seconds, including its wait in the queue or for a connection. */
type QueryListener = (outcome: QueryOutcome, seconds: number) => void;

export interface QueryMeter {
  /** From now on. */
  readonly onQuery: (listener: QueryListener) => void;
  readonly measure: <Result>(query: () => Promise<Result>) => Promise<Result>;
  /** For work before queries: only its failure is reported. */
  readonly measureFailure: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** SQLSTATE's class of violated constraints (PostgreSQL, appendix A). */
const CONSTRAINTS = /^23/;

/** Reports the outcome of queries to one listener; without one they are not measured. */
export function createQueryMeter(): QueryMeter {
  let listener: QueryListener | null = null;

  async function timed<Result>(work: () => Promise<Result>, notify: QueryListener, isQuery: boolean): Promise<Result> {
    const startedAt = performance.now();
    const end = (outcome: QueryOutcome) => notify(outcome, (performance.now() - startedAt) / 1000);
    try {
      const result = await work();
      if (isQuery) end('answered');
      return result;
    } catch (error) {
      if (!(error instanceof Error && isAbandonedError(error))) end(isRefused(error) ? 'refused' : 'failed');
      throw error;
    }
  }

  return {
    onQuery(next) {
      listener = next;
    },
    measure: (query) => (listener ? timed(query, listener, true) : query()),
    measureFailure: (work) => (listener ? timed(work, listener, false) : work()),
  };
}

function isRefused(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return CONSTRAINTS.test(String(code));
}

import type { ReleaseProblem } from './problem.ts';

/** Sources of problems of single releases begin so; they are dropped when the pointers change. */
export const RELEASE_PROBLEMS = 'release ';

/** Problems that exist now, each reported once when it appears. */
export interface ProblemLog {
  readonly current: () => readonly ReleaseProblem[];
  /** Replaces all problems of one source. */
  set(source: string, problems: readonly ReleaseProblem[]): void;
  /** Drops the problems of all sources that begin so, until they are set again: the same ones are no news then. */
  clear(prefix: string): void;
}

/** Keeps problems by where they come from. */
export function createProblemLog(onProblem: (problem: ReleaseProblem) => void = () => undefined): ProblemLog {
  const bySource = new Map<string, readonly ReleaseProblem[]>();
  /** Explanations, by source, of what was there the last time that the source was set. */
  const reported = new Map<string, ReadonlySet<string>>();
  return {
    current: () => [...bySource.values()].flat(),
    set(source, problems) {
      const before = reported.get(source);
      if (problems.length > 0) {
        bySource.set(source, problems);
        reported.set(source, new Set(problems.map(({ explanation }) => explanation)));
      } else {
        bySource.delete(source);
        reported.delete(source);
      }
      for (const problem of problems) if (!before?.has(problem.explanation)) onProblem(problem);
    },
    clear(prefix) {
      for (const source of bySource.keys()) if (source.startsWith(prefix)) bySource.delete(source);
    },
  };
}

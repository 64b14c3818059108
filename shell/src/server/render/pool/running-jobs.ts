import type { ProcessEnd } from './child.ts';
import type { RenderResult } from './job.ts';
import { startFairClock } from './process-usage.ts';

/** A job in a process. */
export interface RunningJob {
  readonly id: number;
  readonly outcome: Promise<RenderResult | ProcessEnd>;
  isSettled(): boolean;
  /** Milliseconds since its start in which its process did not wait for a processor. */
  fairMs(): number;
  /** Its result was returned before it settled. */
  isLate: boolean;
}

/** The jobs in the process with this id. */
export function createRunningJobs(pid: number) {
  const jobs = new Map<number, { readonly job: RunningJob; readonly settle: (outcome: RenderResult | ProcessEnd) => void }>();
  let lastId = 0;

  return {
    hasRun: () => lastId > 0,
    start(): RunningJob {
      lastId += 1;
      const id = lastId;
      const { promise: outcome, resolve: settle } = Promise.withResolvers<RenderResult | ProcessEnd>();
      const job = { id, outcome, isLate: false, isSettled: () => !jobs.has(id), fairMs: startFairClock(pid) };
      jobs.set(id, { job, settle });
      return job;
    },
    settle(id: number, result: RenderResult): void {
      jobs.get(id)?.settle(result);
      jobs.delete(id);
    },
    /** Settles all. Returns whether a result that was not returned yet reports the end. */
    lose(end: ProcessEnd): boolean {
      const lost = [...jobs.values()];
      for (const { settle } of lost) settle(end);
      jobs.clear();
      return lost.some(({ job }) => !job.isLate);
    },
  };
}

import { failed, type RenderJob, type RenderResult } from './job.ts';
import type { RenderProcess } from './render-process.ts';

type Outcome = Awaited<ReturnType<RenderProcess['run']>>;

interface WaitingJob {
  readonly job: RenderJob;
  readonly settle: (outcome: Outcome | Promise<Outcome>) => void;
  readonly timer: NodeJS.Timeout;
}

/** Jobs without a process: each waits at most as long as a render may take, and those of one version take at most half of the places. */
export function createWaitingJobs(deadlineMs: number, limit: number) {
  const jobs = new Set<WaitingJob>();

  return {
    size: () => jobs.size,
    add(job: RenderJob): Promise<Outcome> {
      const ofVersion = [...jobs].filter((waiting) => waiting.job.file === job.file).length;
      if (jobs.size >= limit || ofVersion >= Math.ceil(limit / 2)) return Promise.resolve(overloaded());
      const { promise, resolve: settle } = Promise.withResolvers<Outcome>();
      const timer = setTimeout(() => {
        jobs.delete(entry);
        settle(overloaded());
      }, deadlineMs);
      const entry: WaitingJob = { job, settle, timer };
      jobs.add(entry);
      return promise;
    },
    /** Starts those for which there is a process, oldest first. */
    start(processFor: (job: RenderJob) => RenderProcess | null): void {
      for (const entry of jobs) {
        const process = processFor(entry.job);
        if (!process) continue;
        jobs.delete(entry);
        clearTimeout(entry.timer);
        entry.settle(process.run(entry.job));
      }
    },
    close(result: RenderResult): void {
      for (const { settle, timer } of jobs) {
        clearTimeout(timer);
        settle(result);
      }
      jobs.clear();
    },
  };
}

function overloaded(): RenderResult {
  return failed('overloaded', 'No render process became free in time.');
}

import type { PackedResult, RenderJob } from './job.ts';
import type { VersionThread } from './version-thread.ts';

interface WaitingJob {
  readonly job: RenderJob;
  readonly settle: (result: PackedResult | Promise<PackedResult>) => void;
  readonly timer: NodeJS.Timeout;
}

/** Jobs without a thread: each waits at most as long as a render may take, and those of one version take at most half of the places. */
export function createWaitingJobs(deadlineMs: number, limit: number) {
  const jobs = new Set<WaitingJob>();

  return {
    size: () => jobs.size,
    add(job: RenderJob): Promise<PackedResult> {
      const ofVersion = [...jobs].filter((waiting) => waiting.job.file === job.file).length;
      if (jobs.size >= limit || ofVersion >= Math.ceil(limit / 2)) return Promise.resolve(overloaded());
      const { promise, resolve: settle } = Promise.withResolvers<PackedResult>();
      const timer = setTimeout(() => {
        jobs.delete(entry);
        settle(overloaded());
      }, deadlineMs);
      const entry: WaitingJob = { job, settle, timer };
      jobs.add(entry);
      return promise;
    },
    /** Starts those that a thread is found for, oldest first. */
    serve(threadFor: (job: RenderJob) => VersionThread | null): void {
      for (const entry of jobs) {
        const thread = threadFor(entry.job);
        if (!thread) continue;
        jobs.delete(entry);
        clearTimeout(entry.timer);
        entry.settle(thread.run(entry.job));
      }
    },
    close(result: PackedResult): void {
      for (const { settle, timer } of jobs) {
        clearTimeout(timer);
        settle(result);
      }
      jobs.clear();
    },
  };
}

function overloaded(): PackedResult {
  return { ok: false, failure: { type: 'overloaded', explanation: 'No render thread became free in time.' } };
}

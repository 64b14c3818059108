import { lifetimeMs } from '@vitrava/shared-kit/internal/cache-lifetimes';
import type { RenderJob } from './job.ts';
import type { RenderProcess } from './render-process.ts';

interface ProcessesOptions {
  /** Processes at once. */
  readonly size: number;
  readonly jobsPerProcess: number;
  /** A process without a version. */
  readonly take: () => RenderProcess;
}

/**
 * A process that was idle for so long gives way to a version that has none, or too few. Longer than a rendered frame is fresh: the shell's process, which
 * renders it every 10 s, would otherwise be ended and started in between.
 */
const IDLE_MS = 1.5 * lifetimeMs('renderedPage');
/** With fewer jobs than this a process needs no other one beside it. */
const ENOUGH_JOBS = 2;
/** Versions at once, of which most are idle. */
const MAX_PROCESSES = 64;
const MEBIBYTE = 1024 ** 2;

/** The processes that have a version. */
export function createProcesses({ size, jobsPerProcess, take }: ProcessesOptions) {
  const files = new Map<RenderProcess, string>();
  let lost = 0;

  function add(job: RenderJob): RenderProcess {
    const added = take();
    added.serve(job);
    files.set(added, job.file);
    void added.ended.then(({ reason }) => {
      files.delete(added);
      if (reason !== 'closed') lost += 1;
    });
    return added;
  }

  /** Ends the process that was idle for longest, when it was idle for long enough. */
  function retireOne(idleMs: number): boolean {
    const [oldest] = [...files.keys()].filter((process) => process.load() === 0).sort((a, b) => a.lastUsedAt() - b.lastUsedAt());
    if (!oldest || performance.now() - oldest.lastUsedAt() < idleMs) return false;
    files.delete(oldest);
    oldest.end('closed', 'The process was idle.');
    return true;
  }

  return {
    /**
     * The process for a job: one of its version that is idle, otherwise a new one where there is room, otherwise the least busy. A version has at most half
     * of the processes, so that one whose renders are slow leaves room for others.
     */
    forJob(job: RenderJob): RenderProcess | null {
      const able = [...files].filter(([process]) => process.standing() !== 'guilty');
      const own = able.flatMap(([process, file]) => (file === job.file ? [process] : [])).sort((a, b) => a.load() - b.load());
      const [least] = own;
      if (least && least.load() < Math.min(ENOUGH_JOBS, jobsPerProcess)) return least;
      const hasShare = own.length < Math.ceil(size / 2);
      const hasRoom = (hasShare && (able.length < size || retireOne(IDLE_MS))) || (!least && able.length < MAX_PROCESSES);
      if (hasRoom) return add(job);
      return least && least.load() < jobsPerProcess ? least : null;
    },
    isSuspected: (file: string): boolean => [...files].some(([process, own]) => own === file && process.standing() === 'suspected'),
    retireOne,
    endLarge(limitMb: number): void {
      for (const process of files.keys()) {
        const megabytes = Math.round(process.usage().rssBytes / MEBIBYTE);
        if (megabytes > limitMb) process.end('crashed', `It held ${megabytes} MB.`);
      }
    },
    stats() {
      const all = [...files.keys()];
      const usages = all.map((process) => process.usage());
      return {
        processes: all.length,
        running: all.reduce((sum, process) => sum + process.load(), 0),
        lost,
        rssBytes: usages.reduce((sum, { rssBytes }) => sum + rssBytes, 0),
        cpuMs: usages.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
      };
    },
    async close() {
      const leaving = [...files.keys()];
      for (const process of leaving) process.end('closed', 'The pool was closed.');
      await Promise.all(leaving.map((process) => process.ended));
    },
  };
}

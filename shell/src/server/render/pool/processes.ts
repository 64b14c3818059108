import { lifetimeMs } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { processKey, type RenderJob } from './job.ts';
import { RenderProcess, type RenderProcessOptions } from './render-process.ts';

interface ProcessesOptions extends RenderProcessOptions {
  /** Processes at once. */
  readonly size: number;
  readonly jobsPerProcess: number;
}

/** A process idle for so long gives way. Longer than a rendered frame is fresh, so the shell's is kept. */
const IDLE_MS = 1.5 * lifetimeMs('renderedPage');
/** After this time an idle process ends. */
const RETIRED_MS = 120_000;
const LOOK_MS = 500;
const RESTART_PAUSE_MS = 500;
/** With fewer jobs than this a process needs no other one beside it. */
const ENOUGH_JOBS = 2;
/** Versions at once, of which most are idle. */
const MAX_PROCESSES = 64;
const MEBIBYTE = 1024 ** 2;
/** What a process may hold beside its heap: the program of Node, buffers. One that fills gigabytes in one call is not stopped by V8. */
const BESIDE_HEAP_MB = 256;

/** The processes of versions, and one in reserve without a version, so that neither a new version nor the loss of a process makes a visitor wait for a start. */
export function createProcesses({ size, jobsPerProcess, ...options }: ProcessesOptions) {
  const files = new Map<RenderProcess, string>();
  let reserve: RenderProcess | null = null;
  let isClosed = false;
  let lost = 0;
  const timer = setInterval(look, LOOK_MS).unref();
  fillReserve();

  function fillReserve(): void {
    if (isClosed || reserve) return;
    const started = new RenderProcess(options);
    reserve = started;
    void started.ended.then(() => {
      if (reserve !== started) return;
      reserve = null;
      setTimeout(fillReserve, RESTART_PAUSE_MS).unref();
    });
  }

  function add(job: RenderJob): RenderProcess {
    const added = reserve ?? new RenderProcess(options);
    reserve = null;
    void added.ready.then(fillReserve);
    added.serve(job.release);
    files.set(added, processKey(job.release));
    void added.ended.then(({ reason }) => {
      files.delete(added);
      if (reason !== 'closed') lost += 1;
    });
    return added;
  }

  function look(): void {
    for (const process of files.keys()) {
      const megabytes = Math.round(process.usage().rssBytes / MEBIBYTE);
      if (megabytes > options.heapLimitMb + BESIDE_HEAP_MB) process.end('crashed', `It held ${megabytes} MB.`);
    }
    retireOne(RETIRED_MS);
  }

  /** Ends the process that was idle for longest, when it was idle for long enough. */
  function retireOne(idleMs: number): boolean {
    const [oldest] = [...files.keys()].filter(({ load }) => load === 0).sort((a, b) => a.lastUsedAt - b.lastUsedAt);
    if (!oldest || performance.now() - oldest.lastUsedAt < idleMs) return false;
    files.delete(oldest);
    oldest.end('closed', 'The process was idle.');
    return true;
  }

  return {
    /** The process for a job: an idle one of its version, a new one, or the least busy; at most half per version. */
    forJob(job: RenderJob): RenderProcess | null {
      const able = [...files].filter(([process]) => !process.isCondemned);
      const own = able.flatMap(([process, file]) => (file === processKey(job.release) ? [process] : [])).sort((a, b) => a.load - b.load);
      const gathering = own.find((process) => process.isGathering && process.load < jobsPerProcess);
      if (gathering) return gathering;
      const [least] = own;
      if (least && least.load < Math.min(ENOUGH_JOBS, jobsPerProcess)) return least;
      const hasShare = own.length < Math.ceil(size / 2);
      const hasRoom = (hasShare && (able.length < size || retireOne(IDLE_MS))) || (!least && able.length < MAX_PROCESSES);
      if (hasRoom) return add(job);
      return least && least.load < jobsPerProcess ? least : null;
    },
    async ready(): Promise<void> {
      await reserve?.ready;
    },
    stats: () => ({ processes: files.size, lost, ...usageOfAll([...files.keys()]) }),
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(timer);
      const leaving = [...files.keys(), ...(reserve ? [reserve] : [])];
      for (const process of leaving) process.end('closed', 'The pool was closed.');
      await Promise.all(leaving.map(({ ended }) => ended));
    },
  };
}

function usageOfAll(processes: readonly RenderProcess[]) {
  const usages = processes.map((process) => ({ load: process.load, ...process.usage() }));
  const sum = (of: 'load' | 'rssBytes' | 'cpuMs') => usages.reduce((total, usage) => total + usage[of], 0);
  return { running: sum('load'), rssBytes: sum('rssBytes'), cpuMs: sum('cpuMs') };
}

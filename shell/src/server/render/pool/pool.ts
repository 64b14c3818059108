import { lifetimeMs } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { createApiCalls } from './api-calls.ts';
import { createApiClient } from './api-client.ts';
import { atIntervals } from './at-intervals.ts';
import type { PackedResult, RenderFailure, RenderJob } from './job.ts';
import { type CallFigure, measuredCalls } from './measured-calls.ts';
import { createSharedAnswers } from './shared-answers.ts';
import { createSpare } from './spare.ts';
import type { ThreadOptions } from './thread.ts';
import { createVersionThread, type VersionThread } from './version-thread.ts';
import { createWaitingJobs } from './waiting-jobs.ts';
import { watchMemory } from './watch-memory.ts';

export interface RenderPoolOptions {
  readonly program: ThreadOptions['program'];
  /** Threads at once. Versions in use beyond that number get one each, until one of the others has been idle. */
  readonly threads: number;
  readonly deadlineMs: number;
  /** Jobs that one thread holds at once; they mostly wait for the API. */
  readonly jobsPerThread?: number;
  /** Jobs that may wait for a thread before new ones are refused. */
  readonly queueLimit?: number;
  /** Whether a thread is started before one is needed; the first always is. */
  readonly hasReserve?: boolean;
  /** A thread that needs more is ended. */
  readonly heapLimitMb?: number;
  /** Called when a version is to blame for something that no job of its says: a late error, a thread ended after its jobs were answered. */
  readonly onFault?: (file: string, failure: RenderFailure) => void;
  /** Called, once in ten seconds at most, when the API gave no answer at all or one that no render is given; in a sentence. */
  readonly onApiFault?: (explanation: string) => void;
  /** Gets each call to the API that was made; none of them came from memory. */
  readonly onCall?: (figure: CallFigure) => void;
}

/** What a pool is told about itself, as plain data. */
export type RenderPoolSettings = Omit<RenderPoolOptions, 'onFault' | 'onApiFault' | 'onCall'>;

export interface RenderPool {
  run(job: RenderJob): Promise<PackedResult>;
  /** Settles when a thread has started. */
  ready(): Promise<void>;
  stats(): { readonly threads: number; readonly running: number; readonly queued: number; readonly lost: number };
  close(): Promise<void>;
}

/**
 * A thread that was idle for so long gives way to a version that has none, or too few. It is longer than a rendered frame is fresh: the shell's thread, which
 * renders it again after that, would else be ended and started again in between.
 */
const IDLE_MS = 1.5 * lifetimeMs('renderedPage');
/** And after this time it ends. */
const RETIRED_MS = 120_000;
/** With fewer jobs than this a thread is not worth another one beside it. */
const ENOUGH_JOBS = 2;
/** Versions at once, of which most are idle. */
const MOST_THREADS = 64;
const API_FAULTS_MS = 10_000;

/**
 * Worker threads that run renders with a deadline, each thread one version: versions share no realm, so none can change what another runs on,
 * and whatever blocks a thread, ends it or fills its memory is the doing of the one version in it. A version gets more threads while its own are busy.
 */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const {
    program,
    threads: size,
    deadlineMs,
    jobsPerThread = 8,
    queueLimit = 256,
    heapLimitMb = 256,
    hasReserve = true,
    onFault,
    onApiFault,
    onCall,
  } = options;
  const threads = new Set<VersionThread>();
  /** Those that get no new work included. */
  const started = new Set<VersionThread>();
  const readApi = createSharedAnswers({ read: onCall ? measuredCalls(createApiClient(), onCall) : createApiClient() });
  const apiFailed = atIntervals((explanation) => onApiFault?.(explanation), API_FAULTS_MS);
  const spare = createSpare({ program, heapLimitMb, api: () => createApiCalls(readApi, apiFailed) }, hasReserve);
  const waiting = createWaitingJobs(deadlineMs, queueLimit);
  const memory = watchMemory(threads, heapLimitMb);
  const retirement = setInterval(() => retireOne(RETIRED_MS), RETIRED_MS / 4).unref();
  let lost = 0;
  let isClosed = false;

  function addThread({ file, integrity }: RenderJob): VersionThread {
    const added: VersionThread = createVersionThread({
      thread: spare.take(),
      file,
      integrity,
      deadlineMs,
      onFault: (failure) => onFault?.(file, failure),
      onGuilty: () => threads.delete(added),
    });
    threads.add(added);
    started.add(added);
    void added.ended.then(({ reason }) => {
      threads.delete(added);
      started.delete(added);
      if (reason !== 'closed') lost += 1;
    });
    return added;
  }

  /** Ends the thread that was idle for longest, when it was idle for long enough. */
  function retireOne(idleMs: number): boolean {
    const [oldest] = [...threads].filter((thread) => thread.load() === 0).sort((a, b) => a.lastUsedAt() - b.lastUsedAt());
    if (!oldest || performance.now() - oldest.lastUsedAt() < idleMs) return false;
    threads.delete(oldest);
    oldest.end('closed', 'The thread was idle.');
    return true;
  }

  /** Until it is settled who is to blame, the version is left to the browser: another of its threads would be blocked as well. */
  function isSuspected(file: string): boolean {
    return [...threads].some((thread) => thread.file === file && !thread.isTrusted());
  }

  /**
   * The thread for a job: one of its version that is idle, else a new one where there is room, else the least busy. A version has at most half of
   * the threads, so that one whose renders are slow leaves room for others.
   */
  function threadFor(job: RenderJob): VersionThread | null {
    const own = [...threads].filter((thread) => thread.file === job.file).sort((a, b) => a.load() - b.load());
    const [least] = own;
    if (least && least.load() < Math.min(ENOUGH_JOBS, jobsPerThread)) return least;
    const hasShare = own.length < Math.ceil(size / 2);
    const hasRoom = (hasShare && (threads.size < size || retireOne(IDLE_MS))) || (!least && threads.size < MOST_THREADS);
    if (hasRoom) return addThread(job);
    return least && least.load() < jobsPerThread ? least : null;
  }

  return {
    async run(job) {
      if (isClosed) return closed();
      if (isSuspected(job.file))
        return failed('overloaded', 'A render of the version blocks its thread, or the machine is too busy for it.');
      const thread = threadFor(job);
      const result = thread ? await thread.run(job) : await waiting.add(job);
      if (!isClosed) waiting.serve((next) => threadFor(next));
      return isClosed && !result.ok ? closed() : result;
    },
    ready: () => spare.ready(),
    stats: () => ({
      threads: threads.size,
      running: [...threads].reduce((sum, thread) => sum + thread.load(), 0),
      queued: waiting.size(),
      lost,
    }),
    async close() {
      isClosed = true;
      clearInterval(retirement);
      memory.close();
      waiting.close(closed());
      const leaving = [...started];
      for (const thread of leaving) thread.end('closed', 'The pool was closed.');
      await Promise.all([spare.close(), ...leaving.map((thread) => thread.ended)]);
    },
  };
}

function closed(): PackedResult {
  return failed('closed', 'The pool is closed.');
}

function failed(type: RenderFailure['type'], explanation: string): PackedResult {
  return { ok: false, failure: { type, explanation } };
}

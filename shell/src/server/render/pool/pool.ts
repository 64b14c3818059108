import { setTimeout as wait } from 'node:timers/promises';
import { beforeDeadline } from './deadline.ts';
import type { RenderFailure, RenderJob, RenderResult } from './job.ts';
import { startThread, type Thread, type ThreadOutcome } from './thread.ts';
import { createTrials } from './trials.ts';

export interface RenderPoolOptions {
  readonly threads: number;
  readonly deadlineMs: number;
  /** Jobs that one thread holds at once; they mostly wait for the API. */
  readonly jobsPerThread?: number;
  /** Jobs that may wait for a thread before new ones are refused. */
  readonly queueLimit?: number;
  /** A thread that needs more is ended. */
  readonly heapLimitMb?: number;
}

export interface RenderPool {
  run(job: RenderJob): Promise<RenderResult>;
  /** Settles when every thread has started. */
  ready(): Promise<void>;
  stats(): { readonly threads: number; readonly running: number; readonly queued: number; readonly replaced: number };
  close(): Promise<void>;
}

/** A thread whose loop turns answers a ping within this time; a machine under load needs some of it. */
const PING_GRACE_MS = 250;
const RESPAWN_PAUSE_MS = 500;

/**
 * Worker threads that run renders with a deadline. A job that waits too long for something is itself to blame. A job that
 * blocks its thread or ends it takes its neighbours along: each of them then runs again, alone in a fresh thread, so that
 * only the guilty one fails and the innocent get their answer.
 */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const { threads: size, deadlineMs, jobsPerThread = 8, queueLimit = 256, heapLimitMb = 256 } = options;
  const threads = new Set<Thread>();
  const queue: { start: (thread: Thread | null) => void }[] = [];
  const trials = createTrials(deadlineMs, heapLimitMb);
  let replaced = 0;
  let isClosed = false;

  function addThread(): void {
    const thread = startThread(heapLimitMb);
    threads.add(thread);
    void thread.ready.then(() => serveQueue());
    void thread.ended.then(() => replace(thread));
  }

  /** Takes a thread out of service and puts a fresh one in its place; what still runs in it may finish. */
  function replace(thread: Thread): void {
    if (!threads.delete(thread) || isClosed) return;
    replaced += 1;
    void thread.ready.then(async (wasReady) => {
      if (!wasReady) await wait(RESPAWN_PAUSE_MS);
      if (!isClosed) addThread();
    });
  }

  function freeThread(): Thread | undefined {
    const least = [...threads].sort((a, b) => a.load() - b.load())[0];
    return least && least.load() < jobsPerThread ? least : undefined;
  }

  function serveQueue(): void {
    while (queue.length > 0) {
      const thread = freeThread();
      if (!thread) return;
      queue.shift()?.start(thread);
    }
  }

  /** Waits for a thread, at most as long as a render may take. */
  function enqueue(job: RenderJob): Promise<RenderResult> {
    if (queue.length >= queueLimit) return Promise.resolve(overloaded());
    const { promise, resolve } = Promise.withResolvers<RenderResult>();
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(entry), 1);
      resolve(overloaded());
    }, deadlineMs);
    const entry = {
      start(thread: Thread | null): void {
        clearTimeout(timer);
        resolve(thread ? attempt(thread, job) : failed('closed', 'The pool was closed.'));
      },
    };
    queue.push(entry);
    return promise;
  }

  async function attempt(thread: Thread, job: RenderJob): Promise<RenderResult> {
    const outcome = thread.run(job);
    const first = await beforeDeadline(outcome, deadlineMs);
    if (first?.type === 'answered') return first.result;
    if (first) return afterLoss(first, job);
    if (await thread.isResponsive(PING_GRACE_MS)) {
      replace(thread);
      setTimeout(thread.end, deadlineMs, 'timed-out').unref();
      return failed('timed-out', `No answer within ${deadlineMs} ms.`);
    }
    thread.end('timed-out');
    replace(thread);
    const lost = await outcome;
    return lost.type === 'answered' ? lost.result : afterLoss(lost, job);
  }

  async function afterLoss(lost: ThreadOutcome & { type: 'lost' }, job: RenderJob): Promise<RenderResult> {
    if (isClosed) return failed('closed', lost.explanation);
    if (lost.inFlight === 1) return failed(lost.reason, lost.explanation);
    return trials.run(job);
  }

  for (let index = 0; index < size; index += 1) addThread();

  return {
    async run(job) {
      if (isClosed) return failed('closed', 'The pool is closed.');
      const thread = queue.length === 0 ? freeThread() : undefined;
      const result = await (thread ? attempt(thread, job) : enqueue(job));
      serveQueue();
      return result;
    },
    async ready() {
      await Promise.all([...threads].map((thread) => thread.ready));
    },
    stats: () => ({
      threads: threads.size,
      running: [...threads].reduce((sum, thread) => sum + thread.load(), 0),
      queued: queue.length,
      replaced,
    }),
    async close() {
      isClosed = true;
      for (const { start } of queue.splice(0)) start(null);
      trials.close();
      const leaving = [...threads];
      for (const thread of leaving) thread.end('closed');
      await Promise.all(leaving.map((thread) => thread.ended));
    },
  };
}

function overloaded(): RenderResult {
  return failed('overloaded', 'No render thread became free in time.');
}

function failed(type: RenderFailure['type'], explanation: string): RenderResult {
  return { ok: false, failure: { type, explanation } };
}

import { Worker } from 'node:worker_threads';
import type { RenderJob, RenderResult, ThreadAnswer, ThreadRequest } from './job.ts';

/** What became of a job: an answer, or the thread ended with `inFlight` jobs in it, any of which may be the reason. */
export type ThreadOutcome =
  | { readonly type: 'answered'; readonly result: RenderResult }
  | { readonly type: 'lost'; readonly inFlight: number; readonly reason: 'crashed' | 'timed-out' | 'closed'; readonly explanation: string };

export interface Thread {
  readonly load: () => number;
  readonly run: (job: RenderJob) => Promise<ThreadOutcome>;
  /** Whether the event loop of the thread turns: false when a job keeps it busy. */
  readonly isResponsive: (graceMs: number) => Promise<boolean>;
  /** Ends it with all that runs in it. */
  readonly end: (reason: 'timed-out' | 'closed') => void;
  /** Settles when the thread has loaded what it needs; false when it ended before that. */
  readonly ready: Promise<boolean>;
  /** Settles when the thread is gone. */
  readonly ended: Promise<void>;
}

/** Room for the short-lived. With 128 each thread held up to a hundred megabytes more; with 12 a page cost a third more CPU than with 24. */
const YOUNG_HEAP_MB = 24;

export function startThread(heapLimitMb: number): Thread {
  const worker = new Worker(new URL('./thread-main.ts', import.meta.url), {
    // Renders see no secrets of the server's environment.
    env: { NODE_ENV: 'production' },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapLimitMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  });
  const waiting = new Map<number, (outcome: ThreadOutcome) => void>();
  const isReady = Promise.withResolvers<boolean>();
  const hasEnded = Promise.withResolvers<void>();
  let pongs: (() => void)[] = [];
  let lastId = 0;
  let reason: 'crashed' | 'timed-out' | 'closed' = 'crashed';
  let explanation = 'The render thread ended without a word.';
  let isGone = false;

  worker.on('message', (message: ThreadAnswer) => {
    if (message.type === 'ready') isReady.resolve(true);
    else if (message.type === 'pong') {
      for (const pong of pongs) pong();
      pongs = [];
    } else {
      waiting.get(message.id)?.({ type: 'answered', result: message.result });
      waiting.delete(message.id);
    }
  });
  worker.on('error', (error) => {
    explanation = error instanceof Error ? error.message : String(error);
  });
  worker.on('exit', (code) => {
    isGone = true;
    loseAll(`${explanation} (exit code ${code})`);
    isReady.resolve(false);
    hasEnded.resolve();
  });
  // A server that has nothing else to do may stop; close() ends the threads in order.
  worker.unref();

  function loseAll(why: string): void {
    const inFlight = waiting.size;
    for (const settle of waiting.values()) settle({ type: 'lost', inFlight, reason, explanation: why });
    waiting.clear();
  }

  function send(message: ThreadRequest): void {
    worker.postMessage(message);
  }

  return {
    load: () => waiting.size,
    ready: isReady.promise,
    ended: hasEnded.promise,
    run(job) {
      if (isGone) return Promise.resolve({ type: 'lost', inFlight: 2, reason: 'closed', explanation: 'The thread had ended before.' });
      lastId += 1;
      const { promise, resolve } = Promise.withResolvers<ThreadOutcome>();
      waiting.set(lastId, resolve);
      send({ type: 'job', id: lastId, job });
      return promise;
    },
    async isResponsive(graceMs) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      pongs.push(() => resolve(true));
      send({ type: 'ping' });
      const timer = setTimeout(resolve, graceMs, false);
      const isAlive = await promise;
      clearTimeout(timer);
      return isAlive;
    },
    end(why) {
      reason = why;
      loseAll(why === 'closed' ? 'The pool was closed.' : 'The thread was ended because a render passed its deadline.');
      void worker.terminate();
    },
  };
}

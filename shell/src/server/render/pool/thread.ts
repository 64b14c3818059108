import { Worker } from 'node:worker_threads';
import { acceptResult } from './accept-result.ts';
import type { ApiCalls } from './api-calls.ts';
import { beforeDeadline } from './deadline.ts';
import type { PackedResult, Pong, RenderJob, ThreadRequest } from './job.ts';
import { readThreadAnswer } from './read-thread-answer.ts';

/** What became of a job: an answer, or the thread ended. */
export type ThreadOutcome =
  | { readonly type: 'answered'; readonly result: PackedResult }
  | { readonly type: 'lost'; readonly reason: 'crashed' | 'timed-out' | 'closed'; readonly explanation: string };
export type ThreadEnd = Extract<ThreadOutcome, { type: 'lost' }>;

/** What a thread is made of: its program, with what it may do, the memory it may hold in megabytes, and its way to the API. */
export interface ThreadOptions {
  readonly program: { readonly url: string; readonly permissions: readonly string[] };
  readonly heapLimitMb: number;
  readonly api: () => ApiCalls;
}

export interface Thread {
  /** Gives it the one server file that it will run. */
  readonly load: (file: string, code: string) => void;
  readonly run: (job: RenderJob) => Promise<ThreadOutcome>;
  /** Null when the event loop of the thread does not turn, because a job keeps it busy. */
  readonly ping: (graceMs: number) => Promise<Pong | null>;
  /**
   * Milliseconds in which the thread worked or had nothing to do since it started: of the time that passes, all but what it waited for a
   * processor. `known` is as of its last answer and costs nothing; `now` is null when not even V8 gets a word in: the thread is within one call
   * that does not end (filling an array, parsing).
   */
  readonly fairTime: { readonly known: () => number; readonly now: () => Promise<number | null> };
  /** Bytes that it holds, those beside V8's heap included; null when it is gone. */
  readonly heldBytes: () => Promise<number | null>;
  /** Ends it with all that runs in it. */
  readonly end: (reason: 'crashed' | 'timed-out' | 'closed', explanation: string) => void;
  /** Settles when the thread has loaded what it needs; false when it ended before that. */
  readonly ready: Promise<boolean>;
  /** Settles when the thread is gone. */
  readonly ended: Promise<ThreadEnd>;
}

/** Within this time a thread that gets any processor at all lets V8 look at it. */
const LOOK_GRACE_MS = 1000;
/** Of a thread that is gone. */
const NOTHING_USED = { user: 0, system: 0 };

export function startThread({ program, heapLimitMb, api }: ThreadOptions): Thread {
  const calls = api();
  const worker = new Worker(new URL(program.url), {
    // Renders see no secrets of the server's environment, and no files but those of its program.
    env: { NODE_ENV: 'production' },
    execArgv: [...program.permissions],
    // The room for the short-lived is the process's (memory-settings.ts): V8 puts its flag above a limit given here.
    resourceLimits: { maxOldGenerationSizeMb: heapLimitMb },
  });
  const waiting = new Map<number, (outcome: ThreadOutcome) => void>();
  const isReady = Promise.withResolvers<boolean>();
  const hasEnded = Promise.withResolvers<ThreadEnd>();
  let pongs: ((pong: Pong) => void)[] = [];
  let lastId = 0;
  let cpuMs = 0;
  let end: ThreadEnd = { type: 'lost', reason: 'crashed', explanation: 'The render thread ended without a word.' };
  let isGone = false;

  worker.on('message', (sent: unknown) => {
    const message = readThreadAnswer(sent);
    if (message?.type === 'ready') isReady.resolve(true);
    else if (message?.type === 'call') void answerCall(message.id, message.call);
    else if (message?.type === 'cancel') calls.cancel(message.id);
    else if (message?.type === 'pong') {
      for (const settle of pongs) settle(message);
      pongs = [];
    } else if (message?.type === 'done') {
      cpuMs = message.cpuMs;
      waiting.get(message.id)?.({ type: 'answered', result: acceptResult(message.result) });
      waiting.delete(message.id);
    }
  });
  worker.on('error', (error) => {
    if (end.reason === 'crashed') end = { ...end, explanation: error instanceof Error ? error.message : String(error) };
  });
  worker.on('exit', () => {
    isGone = true;
    calls.close();
    loseAll();
    isReady.resolve(false);
    hasEnded.resolve(end);
  });
  // A server that has nothing else to do may stop; close() ends the threads in order.
  worker.unref();

  function loseAll(): void {
    for (const settle of waiting.values()) settle(end);
    waiting.clear();
  }

  function send(message: ThreadRequest, given: readonly ArrayBuffer[] = []): void {
    worker.postMessage(message, given);
  }

  async function answerCall(id: number, call: unknown): Promise<void> {
    const outcome = await calls.call(id, call);
    send({ type: 'answer', id, answer: outcome }, typeof outcome === 'object' && outcome ? [outcome.body] : []);
  }

  return {
    ready: isReady.promise,
    ended: hasEnded.promise,
    load: (file, code) => send({ type: 'load', file, code }),
    run({ method, input, requestId }) {
      if (isGone) return Promise.resolve({ type: 'lost', reason: 'closed', explanation: 'The thread had ended before.' });
      lastId += 1;
      const { promise, resolve } = Promise.withResolvers<ThreadOutcome>();
      waiting.set(lastId, resolve);
      calls.offer(input);
      send({ type: 'job', id: lastId, method, input, requestId });
      return promise;
    },
    ping(graceMs) {
      const { promise, resolve } = Promise.withResolvers<Pong>();
      pongs.push(resolve);
      send({ type: 'ping' });
      return beforeDeadline(promise, graceMs);
    },
    fairTime: {
      known: () => cpuMs + worker.performance.eventLoopUtilization().idle,
      async now() {
        const usage = await beforeDeadline(
          worker.cpuUsage().catch(() => NOTHING_USED),
          LOOK_GRACE_MS,
        );
        if (usage === null) return null;
        if (usage !== NOTHING_USED) cpuMs = (usage.user + usage.system) / 1000;
        return cpuMs + worker.performance.eventLoopUtilization().idle;
      },
    },
    async heldBytes() {
      const heap = await worker.getHeapStatistics().catch(() => null);
      return heap && heap.used_heap_size + heap.external_memory;
    },
    end(reason, explanation) {
      if (!isGone && end.reason === 'crashed') end = { type: 'lost', reason, explanation };
      loseAll();
      void worker.terminate();
    },
  };
}

import { beforeDeadline } from './deadline.ts';
import type { PackedResult, RenderFailure, RenderJob } from './job.ts';
import { readServerFile } from './read-server-file.ts';
import { readableStack } from './readable-stack.ts';
import type { Thread, ThreadEnd } from './thread.ts';

/** A thread that runs one version and no other: whatever happens in it is that version's doing. */
export interface VersionThread {
  readonly file: string;
  /** Jobs in it. */
  load(): number;
  /** False while it is suspected of being blocked. */
  isTrusted(): boolean;
  /** When it last had a job, as `performance.now()`. */
  lastUsedAt(): number;
  run(job: RenderJob): Promise<PackedResult>;
  heldBytes(): Promise<number | null>;
  end(reason: 'crashed' | 'closed', explanation: string): void;
  readonly ended: Promise<ThreadEnd>;
}

export interface VersionThreadOptions {
  readonly thread: Thread;
  readonly file: string;
  readonly integrity: string;
  readonly deadlineMs: number;
  /** Called when the version turns out to be to blame after its jobs have been answered. */
  readonly onFault: (failure: RenderFailure) => void;
  /** Called when the thread is to get no new job, because one of its jobs hangs. */
  readonly onGuilty: () => void;
}

/** A thread whose loop turns answers a ping within this time; a machine under load needs some of it. */
const PING_GRACE_MS = 250;
/** For so many deadlines a thread that gets no processor is not blamed for it. */
const PATIENCE = 10;
/** Looks at a suspect in the time of a deadline. */
const LOOKS = 8;
/** The part of its deadline that a job must have had before it is blamed; the rest may be the machine's. */
const FAIR_SHARE = 0.5;
const STACK_LENGTH = 2000;

export function createVersionThread(options: VersionThreadOptions): VersionThread {
  const { thread, file, integrity, deadlineMs, onFault, onGuilty } = options;
  const running = new Set<Promise<PackedResult>>();
  let hasRun = false;
  let isEndTold = false;
  let isSuspect = false;
  let lastUsedAt = performance.now();
  const refused = prepare();
  void thread.ended.then(async (end) => {
    if (end.reason !== 'crashed') return;
    // An answer and the end may come at once: only when its jobs are settled it is known whether one of them tells of the end.
    await Promise.all(running);
    if (hasRun && !isEndTold) onFault({ type: 'crashed', explanation: end.explanation });
  });

  /** Null when the server file was handed over; else why it was not. */
  async function prepare(): Promise<RenderFailure | null> {
    const [isReady, read] = await Promise.all([thread.ready, readServerFile(file, integrity)]);
    if ('failure' in read) return read.failure;
    if (!isReady) return { type: 'overloaded', explanation: 'No fresh thread could be started.' };
    thread.load(file, read.code);
    return null;
  }

  async function attempt(job: RenderJob): Promise<PackedResult> {
    const failure = await refused;
    if (failure) {
      onGuilty();
      thread.end('closed', failure.explanation);
      return { ok: false, failure };
    }
    const before = thread.fairTime.known();
    const outcome = thread.run(job);
    const settled = await beforeDeadline(outcome, deadlineMs);
    // A thread that was gone before has run nothing of the version.
    hasRun ||= settled?.type !== 'lost' || settled.reason !== 'closed';
    if (settled?.type === 'answered') return readable(settled.result);
    isEndTold ||= settled?.reason === 'crashed';
    if (settled) return failed(settled.reason === 'timed-out' ? 'lost' : settled.reason, settled.explanation);
    if (await isToBlame(before)) return failed('timed-out', `No answer within ${deadlineMs} ms.`);
    void judgeLater(before, outcome);
    return failed('overloaded', 'The machine or the API was too slow to render in time.');
  }

  /** Whether the job had its time, and does not wait for the API; then the thread is ended, at once when it is blocked. */
  async function isToBlame(before: number): Promise<boolean> {
    const [pong, now] = await Promise.all([thread.ping(PING_GRACE_MS), thread.fairTime.now()]);
    isSuspect = pong === null;
    if (pong?.waitsForApi || (now !== null && now - before < FAIR_SHARE * deadlineMs)) return false;
    onGuilty();
    const end = () => thread.end('timed-out', 'Another render of the version passed its deadline.');
    if (pong) setTimeout(end, deadlineMs).unref();
    else end();
    return true;
  }

  async function judgeLater(before: number, outcome: Promise<unknown>): Promise<void> {
    const settled = outcome.then(() => true);
    const endAt = performance.now() + PATIENCE * deadlineMs;
    while (!(await beforeDeadline(settled, deadlineMs / LOOKS))) {
      if (await isToBlame(before)) return onFault({ type: 'timed-out', explanation: `No answer within ${deadlineMs} ms of its own.` });
      if (performance.now() < endAt) continue;
      onGuilty();
      return thread.end('closed', 'The machine or the API was too slow for its renders.');
    }
    isSuspect = false;
  }

  return {
    file,
    load: () => running.size,
    isTrusted: () => !isSuspect,
    lastUsedAt: () => lastUsedAt,
    async run(job) {
      const attempted = attempt(job);
      running.add(attempted);
      try {
        return await attempted;
      } finally {
        running.delete(attempted);
        lastUsedAt = performance.now();
      }
    },
    heldBytes: thread.heldBytes,
    end: thread.end,
    ended: thread.ended,
  };
}

function readable(result: PackedResult): PackedResult {
  return result.ok ? result : failed(result.failure.type, readableStack(result.failure.explanation).slice(0, STACK_LENGTH));
}

function failed(type: RenderFailure['type'], explanation: string): PackedResult {
  return { ok: false, failure: { type, explanation } };
}

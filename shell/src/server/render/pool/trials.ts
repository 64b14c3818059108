import { beforeDeadline } from './deadline.ts';
import type { RenderJob, RenderResult } from './job.ts';
import { startThread, type Thread } from './thread.ts';

/** Trials run at once; more suspects wait their turn. */
const AT_ONCE = 2;

export interface Trials {
  run(job: RenderJob): Promise<RenderResult>;
  close(): void;
}

/** Runs suspects alone, each once in a fresh thread, so that only the guilty one fails. */
export function createTrials(deadlineMs: number, heapLimitMb: number): Trials {
  const threads = new Set<Thread>();
  const queue: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
    running += 1;
  }

  async function runAlone(job: RenderJob): Promise<RenderResult> {
    const thread = startThread(heapLimitMb);
    threads.add(thread);
    try {
      if (!(await thread.ready)) return { ok: false, failure: { type: 'overloaded', explanation: 'No fresh thread could be started.' } };
      const outcome = await beforeDeadline(thread.run(job), deadlineMs);
      if (!outcome)
        return { ok: false, failure: { type: 'timed-out', explanation: `Alone in a thread, no answer within ${deadlineMs} ms.` } };
      if (outcome.type === 'answered') return outcome.result;
      return { ok: false, failure: { type: outcome.reason, explanation: outcome.explanation } };
    } finally {
      threads.delete(thread);
      thread.end('closed');
    }
  }

  return {
    async run(job) {
      await turn();
      try {
        return await runAlone(job);
      } finally {
        running -= 1;
        queue.shift()?.();
      }
    },
    close() {
      for (const thread of threads) thread.end('closed');
    },
  };
}

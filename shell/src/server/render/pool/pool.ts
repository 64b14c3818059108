import type { ApiAccess } from './api-calls.ts';
import { type CallFigure, createApiClient } from './api-client.ts';
import { failed, processKey, type RenderFailure, type RenderJob, type RenderResult, type ServedRelease } from './job.ts';
import { createProcesses } from './processes.ts';
import type { Outcome } from './render-process.ts';
import { createSharedAnswers } from './shared-answers.ts';

export interface RenderPoolOptions {
  /** Processes at once. Versions in use beyond that number get one each, until one of the others has been idle. */
  readonly size: number;
  readonly deadlineMs: number;
  /** The API that renders may read. */
  readonly api: ApiAccess;
  /** Jobs that one process has at once; they mostly wait for the API. */
  readonly jobsPerProcess?: number;
  /** Jobs that may wait for a process before new ones are refused. */
  readonly queueLimit?: number;
  /** A process that needs more is ended. */
  readonly heapLimitMb?: number;
  /** Called when a version is at fault after its jobs were answered: a late error, a process that ended later. */
  readonly onFault: (release: ServedRelease, failure: RenderFailure) => void;
  /** Called for each call to the API that was made; not for those from memory. */
  readonly onCall?: (figure: CallFigure) => void;
}

export type RenderPool = ReturnType<typeof createRenderPool>;

interface WaitingJob {
  readonly job: RenderJob;
  readonly settle: (outcome: Outcome | Promise<Outcome>) => void;
}

/**
 * Processes that run renders with a deadline, each process one version: no version can change what another runs on, and whatever blocks a process, ends it
 * or fills its memory is the fault of its version. A version gets more processes while its own are busy. Jobs wait for a process at most as long as a render
 * may take.
 */
export function createRenderPool(options: RenderPoolOptions) {
  const { deadlineMs, jobsPerProcess = 8, queueLimit = 256, heapLimitMb = 256, onCall, ...others } = options;
  const readApi = createSharedAnswers({ read: createApiClient({ onCall }) });
  const processes = createProcesses({ deadlineMs, jobsPerProcess, heapLimitMb, readApi, ...others });
  const waiting = new Set<WaitingJob>();
  let isClosed = false;

  /** The jobs of one version take at most half of the places. */
  function wait(job: RenderJob): Promise<Outcome> {
    const ofVersion = [...waiting].filter((one) => processKey(one.job.release) === processKey(job.release)).length;
    if (waiting.size >= queueLimit || ofVersion >= Math.ceil(queueLimit / 2)) return Promise.resolve(noProcess());
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const entry: WaitingJob = {
      job,
      settle(outcome) {
        waiting.delete(entry);
        clearTimeout(timer);
        resolve(outcome);
      },
    };
    const timer = setTimeout(() => entry.settle(noProcess()), deadlineMs);
    waiting.add(entry);
    return promise;
  }

  async function attempt(job: RenderJob): Promise<Outcome> {
    const process = processes.forJob(job);
    const outcome = await (process ? process.run(job) : wait(job));
    if (isClosed) return outcome;
    for (const { job: next, settle } of waiting) {
      const free = processes.forJob(next);
      if (free) settle(free.run(next));
    }
    return outcome;
  }

  return {
    async run(job: RenderJob): Promise<RenderResult> {
      if (isClosed) return closed();
      const first = await attempt(job);
      const outcome = 'reason' in first && first.reason === 'killed' && !isClosed ? await attempt(job) : first;
      const result = 'reason' in outcome ? failedBy(outcome) : outcome;
      return isClosed && !result.ok ? closed() : result;
    },
    /** Settles when a process has started. */
    ready: processes.ready,
    stats: () => ({ ...processes.stats(), queued: waiting.size }),
    async close(): Promise<void> {
      isClosed = true;
      for (const { settle } of waiting) settle(closed());
      await processes.close();
    },
  };
}

function noProcess(): RenderResult {
  return failed('overloaded', 'No render process became free in time.');
}

/** A process that was killed twice with the job in it was not killed by chance. */
function failedBy({ reason, explanation }: Exclude<Outcome, RenderResult>): RenderResult {
  const type = { crashed: 'crashed', killed: 'crashed', 'timed-out': 'lost', closed: 'closed' } as const;
  return failed(type[reason], explanation);
}

function closed(): RenderResult {
  return failed('closed', 'The pool is closed.');
}

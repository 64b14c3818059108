import { createApiClient } from './api-client.ts';
import { atIntervals } from './at-intervals.ts';
import type { ProcessEnd } from './child.ts';
import { failed, type RenderFailure, type RenderJob, type RenderResult } from './job.ts';
import { type CallFigure, measuredCalls } from './measured-calls.ts';
import type { ProcessUsage } from './process-usage.ts';
import { createProcesses } from './processes.ts';
import { startRenderProcess } from './render-process.ts';
import { createReserve } from './reserve.ts';
import { createSharedAnswers } from './shared-answers.ts';
import { createWaitingJobs } from './waiting-jobs.ts';

export interface RenderPoolOptions {
  /** Processes at once. Versions in use beyond that number get one each, until one of the others has been idle. */
  readonly size: number;
  readonly deadlineMs: number;
  /** Jobs that one process has at once; they mostly wait for the API. */
  readonly jobsPerProcess?: number;
  /** Jobs that may wait for a process before new ones are refused. */
  readonly queueLimit?: number;
  /** A process that needs more is ended. */
  readonly heapLimitMb?: number;
  /** Called when a version is at fault after its jobs were answered: a late error, a process that ended later. */
  readonly onFault: (file: string, failure: RenderFailure) => void;
  /** Called, at most once in ten seconds, when the API gave no answer or one that no render is given; in a sentence. */
  readonly onApiFault?: (explanation: string) => void;
  /** Called for each call to the API that was made; not for those from memory. */
  readonly onCall?: (figure: CallFigure) => void;
}

export interface RenderPool {
  run(job: RenderJob): Promise<RenderResult>;
  /** Settles when a process has started. */
  ready(): Promise<void>;
  stats(): ProcessUsage & { readonly processes: number; readonly running: number; readonly queued: number; readonly lost: number };
  close(): Promise<void>;
}

/** After this time an idle process ends. */
const RETIRED_MS = 120_000;
const API_FAULTS_MS = 10_000;
const LOOK_MS = 500;
/** What a process may hold beside its heap: the program of Node, buffers. One that fills gigabytes in one call is not stopped by V8. */
const BESIDE_HEAP_MB = 256;

/**
 * Processes that run renders with a deadline, each process one version: no version can change what another runs on, and whatever blocks a process, ends it
 * or fills its memory is the fault of its version. A version gets more processes while its own are busy.
 */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const { size, deadlineMs, jobsPerProcess = 8, queueLimit = 256, heapLimitMb = 256, onFault, onApiFault, onCall } = options;
  const readApi = createSharedAnswers({ read: onCall ? measuredCalls(createApiClient(), onCall) : createApiClient() });
  const apiFailed = atIntervals((explanation) => onApiFault?.(explanation), API_FAULTS_MS);
  const waiting = createWaitingJobs(deadlineMs, queueLimit);
  const reserve = createReserve(() => startRenderProcess({ heapLimitMb, deadlineMs, readApi, onApiFault: apiFailed, onFault }));
  const processes = createProcesses({ size, jobsPerProcess, take: reserve.take });
  const look = setInterval(() => {
    processes.endLarge(heapLimitMb + BESIDE_HEAP_MB);
    processes.retireOne(RETIRED_MS);
  }, LOOK_MS).unref();
  let isClosed = false;

  async function attempt(job: RenderJob): Promise<RenderResult | ProcessEnd> {
    // Until it is settled who is at fault, the version is left to the browser: another of its processes would be blocked as well.
    if (processes.isSuspected(job.file))
      return failed('overloaded', 'A render of the version blocks its process, or the machine is too busy for it.');
    const process = processes.forJob(job);
    const outcome = await (process ? process.run(job) : waiting.add(job));
    if (!isClosed) waiting.start(processes.forJob);
    return outcome;
  }

  return {
    async run(job) {
      if (isClosed) return closed();
      const first = await attempt(job);
      const outcome = 'reason' in first && first.reason === 'killed' && !isClosed ? await attempt(job) : first;
      const result = 'reason' in outcome ? failedBy(outcome) : outcome;
      return isClosed && !result.ok ? closed() : result;
    },
    ready: reserve.ready,
    stats: () => ({ ...processes.stats(), queued: waiting.size() }),
    async close() {
      isClosed = true;
      clearInterval(look);
      waiting.close(closed());
      await Promise.all([reserve.close(), processes.close()]);
    },
  };
}

/** A process that was killed twice with the job in it was not killed by chance. */
function failedBy({ reason, explanation }: ProcessEnd): RenderResult {
  const type = { crashed: 'crashed', killed: 'crashed', 'timed-out': 'lost', closed: 'closed' } as const;
  return failed(type[reason], explanation);
}

function closed(): RenderResult {
  return failed('closed', 'The pool is closed.');
}

import { type ApiCalls, createApiCalls } from './api-calls.ts';
import type { ReadApi } from './api-client.ts';
import { type Child, type ProcessEnd, startChild } from './child.ts';
import { beforeDeadline } from './deadline.ts';
import { failed, type RenderFailure, type RenderJob, type RenderResult } from './job.ts';
import { createJudge, type Standing } from './judge.ts';
import { resultOf } from './messages.ts';
import { type ProcessUsage, usageOf } from './process-usage.ts';
import { readServerFile } from './read-server-file.ts';
import { readableStack } from './readable-stack.ts';
import { createRunningJobs, type RunningJob } from './running-jobs.ts';

/** A process that renders one version and no other: whatever happens in it is the fault of that version. */
export interface RenderProcess {
  /** Assigns its version. Called once, before `run`. */
  serve(release: Pick<RenderJob, 'file' | 'integrity'>): void;
  run(job: RenderJob): Promise<RenderResult | ProcessEnd>;
  /** Number of running jobs. */
  load(): number;
  standing(): Standing;
  /** When it last had a job, as `performance.now()`. */
  lastUsedAt(): number;
  usage(): ProcessUsage;
  end(reason: ProcessEnd['reason'], explanation: string): void;
  /** Settles when it has loaded its program; false when it ended before that. */
  readonly ready: Promise<boolean>;
  readonly ended: Promise<ProcessEnd>;
}

export interface RenderProcessOptions {
  readonly heapLimitMb: number;
  readonly deadlineMs: number;
  readonly readApi: ReadApi;
  readonly onApiFault: (explanation: string) => void;
  /** Called when a version turns out to be at fault after its jobs were answered. */
  readonly onFault: (file: string, failure: RenderFailure) => void;
}

const STACK_LENGTH = 2000;

/** Starts a process that waits for a version. */
export function startRenderProcess({ heapLimitMb, deadlineMs, readApi, onApiFault, onFault }: RenderProcessOptions): RenderProcess {
  const calls = createApiCalls(readApi, onApiFault);
  const isReady = Promise.withResolvers<boolean>();
  let file = '';
  let loaded: Promise<RenderFailure | null> = Promise.resolve(null);
  let gone: ProcessEnd | null = null;
  /** Its server file cannot run. */
  let isRefused = false;
  let running = 0;
  let lastUsedAt = performance.now();

  const child = startChild(heapLimitMb, (message, parts) => {
    if (message.type === 'ready') isReady.resolve(true);
    else if (message.type === 'pong') judge.pong();
    else if (message.type === 'call') void answerCall(child, calls, message);
    else if (message.type === 'cancel') calls.cancel(message.id);
    else jobs.settle(message.id, resultOf(message, parts));
  });
  const jobs = createRunningJobs(child.pid);
  const judge = createJudge({
    deadlineMs,
    ping: () => child.send({ type: 'ping' }),
    waitsForApi: () => calls.size() > 0,
    end: child.end,
    onFault: (failure) => onFault(file, failure),
  });
  void child.ended.then(loseJobs);

  function loseJobs(end: ProcessEnd): void {
    gone = end;
    calls.close();
    isReady.resolve(false);
    const isReported = jobs.lose(end);
    if (end.reason === 'crashed' && jobs.hasRun() && !isReported) onFault(file, { type: 'crashed', explanation: end.explanation });
  }

  function start({ method, input, requestId }: RenderJob): RunningJob {
    const job = jobs.start();
    child.allowJob();
    calls.offer(input);
    child.send({ type: 'job', id: job.id, method, input, requestId });
    return job;
  }

  async function attempt(given: RenderJob): Promise<RenderResult | ProcessEnd> {
    const failure = await loaded;
    if (failure) return refuse(failure);
    if (gone) return gone;
    const job = start(given);
    return (await beforeDeadline(job.outcome, deadlineMs)) ?? judge.resultOf(job);
  }

  function refuse(failure: RenderFailure): RenderResult {
    isRefused = true;
    child.end('closed', failure.explanation);
    return { ok: false, failure };
  }

  return {
    serve(release) {
      file = release.file;
      loaded = sendServerFile(child, isReady.promise, release);
    },
    async run(job) {
      running += 1;
      const outcome = await attempt(job);
      running -= 1;
      lastUsedAt = performance.now();
      return readable(outcome);
    },
    load: () => running,
    standing: () => (isRefused ? 'guilty' : judge.standing()),
    lastUsedAt: () => lastUsedAt,
    usage: () => usageOf(child.pid),
    end: child.end,
    ready: isReady.promise,
    ended: child.ended,
  };
}

function readable(outcome: RenderResult | ProcessEnd): RenderResult | ProcessEnd {
  if ('reason' in outcome || outcome.ok) return outcome;
  const { type, explanation } = outcome.failure;
  return failed(type, readableStack(explanation).slice(0, STACK_LENGTH));
}

/** Null when the server file was sent; otherwise why it was not. */
async function sendServerFile(
  child: Child,
  ready: Promise<boolean>,
  release: Pick<RenderJob, 'file' | 'integrity'>,
): Promise<RenderFailure | null> {
  const [hasStarted, read] = await Promise.all([ready, readServerFile(release)]);
  if ('failure' in read) return read.failure;
  if (!hasStarted) return { type: 'overloaded', explanation: 'No render process could be started.' };
  child.send({ type: 'load', file: release.file }, [read.code]);
  return null;
}

async function answerCall(child: Child, calls: ApiCalls, { id, call }: { readonly id: number; readonly call: unknown }): Promise<void> {
  const answer = await calls.call(id, call);
  if (answer === null || answer === 'refused') return child.send({ type: 'answer', id, answer });
  const { body, ...others } = answer;
  child.send({ type: 'answer', id, answer: others }, [body]);
}

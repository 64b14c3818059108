import type { Utf8 } from '../../utf8/index.ts';
import { type ApiAccess, type ApiCalls, createApiCalls } from './api-calls.ts';
import type { ReadApi } from './api-client.ts';
import { type Child, type ProcessEnd, startChild } from './child.ts';
import { beforeDeadline } from './deadline.ts';
import { failed, type RenderFailure, type RenderJob, type RenderResult, type ServedRelease } from './job.ts';
import { type ProcessMessage, resultOf } from './messages.ts';
import { createFairClock, usageOf } from './process-usage.ts';
import { readServerFile } from './read-server-file.ts';
import { readableStack } from './readable-stack.ts';

export type Outcome = RenderResult | ProcessEnd;

export interface RenderProcessOptions {
  readonly heapLimitMb: number;
  readonly deadlineMs: number;
  readonly api: ApiAccess;
  readonly readApi: ReadApi;
  /** Called when a version turns out to be at fault after its jobs were answered. */
  readonly onFault: (release: ServedRelease, failure: RenderFailure) => void;
}

interface RunningJob {
  readonly id: number;
  readonly outcome: Promise<Outcome>;
  readonly settle: (outcome: Outcome) => void;
  /** Milliseconds since its start in which its process did not wait for a processor. */
  readonly fairMs: () => number;
  /** Its result was returned before it settled. */
  isLate: boolean;
}

const STACK_LENGTH = 2000;
/** A process whose event loop turns answers a ping within this time; a machine under load needs some of it. */
const PING_GRACE_MS = 250;
/** For so many deadlines a process that gets no processor is not at fault. */
const PATIENCE = 10;
/** The part of its deadline that a job must have been able to run before it is at fault; the rest may be the machine's. */
const FAIR_SHARE = 0.5;

/** A process that renders one version and no other: whatever happens in it is the fault of that version. It waits for a version from its start. */
export class RenderProcess {
  /** Settles when it has loaded its program; false when it ended before that. */
  readonly ready: Promise<boolean>;
  readonly ended: Promise<ProcessEnd>;
  /** When it last had a job, as `performance.now()`. */
  lastUsedAt = performance.now();
  /** Running jobs, those included whose server file is still read. */
  load = 0;
  /** It got a job in this turn: another one of its version is sent with it, such as fragments of one owner in a page. */
  isGathering = false;
  /** It gets no new job: one hangs, or its server file cannot run. */
  isCondemned = false;
  readonly #options: RenderProcessOptions;
  readonly #child: Child;
  readonly #calls: ApiCalls;
  readonly #startClock: () => () => number;
  readonly #isReady = Promise.withResolvers<boolean>();
  readonly #jobs = new Map<number, RunningJob>();
  #pong = Promise.withResolvers<true>();
  #release: ServedRelease | null = null;
  #loaded: Promise<RenderFailure | null> = Promise.resolve(null);
  #gone: ProcessEnd | null = null;
  #lastId = 0;

  constructor(options: RenderProcessOptions) {
    this.#options = options;
    this.#calls = createApiCalls(options.api, options.readApi);
    this.#child = startChild(options.heapLimitMb, (message, parts) => this.#receive(message, parts));
    this.#startClock = createFairClock(this.#child.pid);
    this.ready = this.#isReady.promise;
    this.ended = this.#child.ended;
    void this.ended.then((end) => this.#loseJobs(end));
  }

  usage() {
    return usageOf(this.#child.pid);
  }

  end(reason: ProcessEnd['reason'], explanation: string): void {
    this.#child.end(reason, explanation);
  }

  /** Assigns its version. Called once, before `run`. */
  serve(release: ServedRelease): void {
    this.#release = release;
    this.#loaded = this.#sendServerFile(release);
  }

  async run(job: RenderJob): Promise<Outcome> {
    this.load += 1;
    this.isGathering = true;
    process.nextTick(() => {
      this.isGathering = false;
    });
    const outcome = await this.#attempt(job);
    this.load -= 1;
    this.lastUsedAt = performance.now();
    if ('reason' in outcome || outcome.ok) return outcome;
    const { type, explanation } = outcome.failure;
    return failed(type, readableStack(explanation).slice(0, STACK_LENGTH));
  }

  #receive(message: ProcessMessage, parts: Parameters<typeof resultOf>[1]): void {
    if (message.type === 'ready') this.#isReady.resolve(true);
    else if (message.type === 'pong') this.#answerPings();
    else if (message.type === 'call') void this.#answerCall(message.id, message.call);
    else if (message.type === 'cancel') this.#calls.cancel(message.id);
    else this.#settle(message.id, resultOf(message, parts));
  }

  #answerPings(): void {
    this.#pong.resolve(true);
    this.#pong = Promise.withResolvers();
  }

  async #answerCall(id: number, call: unknown): Promise<void> {
    const outcome = await this.#calls.call(id, call);
    if (typeof outcome === 'string') return this.#child.send({ type: 'answer', id, answer: outcome });
    const { body, ...answer } = outcome;
    this.#child.send({ type: 'answer', id, answer }, [body]);
  }

  /** Null when the server file was sent; otherwise why it was not. */
  async #sendServerFile(release: ServedRelease): Promise<RenderFailure | null> {
    const files = release.container ? [release, release.container] : [release];
    const [hasStarted, ...read] = await Promise.all([this.ready, ...files.map(readServerFile)]);
    const codes: Utf8[] = [];
    for (const file of read) {
      if ('failure' in file) return file.failure;
      codes.push(file.code);
    }
    if (!hasStarted) return { type: 'overloaded', explanation: 'No render process could be started.' };
    this.#child.send({ type: 'load', files: files.map(({ serverFile }) => serverFile) }, codes);
    return null;
  }

  #settle(id: number, outcome: Outcome): void {
    this.#jobs.get(id)?.settle(outcome);
    this.#jobs.delete(id);
  }

  #loseJobs(end: ProcessEnd): void {
    this.#gone = end;
    this.#calls.close();
    this.#isReady.resolve(false);
    const isReported = [...this.#jobs.values()].some(({ isLate }) => !isLate);
    for (const id of [...this.#jobs.keys()]) this.#settle(id, end);
    if (end.reason === 'crashed' && this.#lastId > 0 && !isReported) this.#blame({ type: 'crashed', explanation: end.explanation });
  }

  #blame(failure: RenderFailure): void {
    if (this.#release) this.#options.onFault(this.#release, failure);
  }

  async #attempt(given: RenderJob): Promise<Outcome> {
    const failure = await this.#loaded;
    if (failure) {
      this.#condemn('closed', failure.explanation);
      return { ok: false, failure };
    }
    if (this.#gone) return this.#gone;
    const { deadlineMs } = this.#options;
    const job = this.#start(given);
    const inTime = await beforeDeadline(job.outcome, deadlineMs);
    if (inTime) return inTime;
    if (await this.#isAtFault(job)) return failed('timed-out', `No answer within ${deadlineMs} ms.`);
    // It may have come while the server itself was busy.
    if (!this.#jobs.has(job.id)) return job.outcome;
    job.isLate = true;
    void this.#watch(job);
    return failed('overloaded', 'The machine or the API was too slow to render in time.');
  }

  #start({ method, input, requestId }: RenderJob): RunningJob {
    this.#lastId += 1;
    const { promise: outcome, resolve: settle } = Promise.withResolvers<Outcome>();
    const job: RunningJob = { id: this.#lastId, outcome, settle, fairMs: this.#startClock(), isLate: false };
    this.#jobs.set(job.id, job);
    this.#child.allowJob();
    this.#child.send({ type: 'job', id: job.id, method, input, requestId });
    return job;
  }

  #condemn(reason: ProcessEnd['reason'], explanation: string, afterMs = 0): void {
    this.isCondemned = true;
    if (afterMs === 0) this.end(reason, explanation);
    else setTimeout(() => this.end(reason, explanation), afterMs).unref();
  }

  /** Whether a late job was able to run, and does not wait for the API. Then the process ends: at once when it is blocked, otherwise after its other jobs. */
  async #isAtFault({ id, fairMs }: RunningJob): Promise<boolean> {
    const { deadlineMs } = this.#options;
    this.#child.send({ type: 'ping' });
    const isBlocked = (await beforeDeadline(this.#pong.promise, PING_GRACE_MS)) === null;
    if (!this.#jobs.has(id) || this.#calls.size() > 0 || fairMs() < FAIR_SHARE * deadlineMs) return false;
    this.#condemn('timed-out', 'Another render of the version passed its deadline.', isBlocked ? 0 : deadlineMs);
    return true;
  }

  /** Looks at a late job whose result was returned, until it settles. */
  async #watch(job: RunningJob): Promise<void> {
    const { deadlineMs } = this.#options;
    for (let look = 0; look < PATIENCE; look += 1) {
      if (await beforeDeadline(job.outcome, deadlineMs)) return;
      if (await this.#isAtFault(job))
        return this.#blame({ type: 'timed-out', explanation: `No answer within ${deadlineMs} ms of its own.` });
    }
    this.#condemn('closed', 'The machine or the API was too slow for its renders.');
  }
}

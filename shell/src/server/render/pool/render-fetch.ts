import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import { REQUEST_ID_HEADER } from '@vitrava/server-kit/request-id';
import { API_FAULT_LENGTH, type ApiCall, type ApiOutcome, type RenderEffort } from './job.ts';
import type { ProcessMessage } from './messages.ts';
import { resourceOf } from './resource-of.ts';

type Input = Parameters<typeof globalThis.fetch>[0];

/** The work of one job, as it proceeds. */
interface Tally {
  inFlight: number;
  since: number;
  waitedMs: number;
  readonly apiFaults: Set<string>;
  readonly answered: Set<string>;
  readonly requestId: string | undefined;
}

/** Answers that have no body by HTTP's rules: `Response` refuses even an empty one. */
const BODILESS = [204, 205, 304];
/** A render calls without an identity: a refusal need be no fault of its release. */
const ANSWERS_OF_A_FAULT = new Set([401, 403, 429]);
const SERVER_ERROR = 500;
/** Of the faults, and of the resources that answered. */
const MOST_NAMED = 8;
const NAMED_LENGTH = 120;

/**
 * The `fetch` of a render process: it sends the call to the server, which calls the API and nothing else (`api-calls.ts`). Only reading calls are made, so
 * there is no body to send. `measure` separates the release's own part of a job's time: neither waiting for the API nor for a processor that others have.
 * The calls of a job are separated from those of its neighbours by the asynchronous context.
 */
export function createRenderFetch(send: (message: ProcessMessage) => void, cpuMs: () => number) {
  const tallies = new AsyncLocalStorage<Tally>();
  const waiting = new Map<number, (outcome: ApiOutcome) => void>();
  const idleMs = () => performance.eventLoopUtilization().idle;
  let lastId = 0;

  async function exchange(call: ApiCall, signal: AbortSignal | null): Promise<ApiOutcome> {
    signal?.throwIfAborted();
    lastId += 1;
    const id = lastId;
    const { promise, resolve, reject } = Promise.withResolvers<ApiOutcome>();
    const giveUp = () => {
      send({ type: 'cancel', id });
      reject(signal?.reason);
    };
    waiting.set(id, resolve);
    signal?.addEventListener('abort', giveUp, { once: true });
    try {
      send({ type: 'call', id, call });
      return await promise;
    } finally {
      waiting.delete(id);
      signal?.removeEventListener('abort', giveUp);
    }
  }

  async function renderFetch(input: Input, init?: RequestInit): Promise<Response> {
    const tally = tallies.getStore() ?? newTally();
    const { call, signal } = callOf(input, init, tally.requestId);
    // Without its query, which may hold a visitor's words.
    const path = URL.parse(call.url)?.pathname ?? '';
    const note = (what: string) => {
      if (tally.apiFaults.size < MOST_NAMED) tally.apiFaults.add(`${path.slice(0, NAMED_LENGTH)}: ${what}`.slice(0, API_FAULT_LENGTH));
    };
    if (tally.inFlight === 0) tally.since = performance.now();
    tally.inFlight += 1;
    const outcome = await exchange(call, signal)
      .catch((error: unknown) => {
        note('no answer');
        throw error;
      })
      .finally(() => {
        tally.inFlight -= 1;
        if (tally.inFlight === 0) tally.waitedMs += performance.now() - tally.since;
      });
    if (outcome === 'refused') throw new TypeError(`A render on the server may read the API alone, not ${call.url}.`);
    if (typeof outcome === 'string') {
      note(outcome);
      throw new TypeError('fetch failed');
    }
    const response = responseOf(outcome);
    const { status, ok, body, headers } = response;
    if (status >= SERVER_ERROR || ANSWERS_OF_A_FAULT.has(status)) note(String(status));
    // A page in place of an answer.
    if (ok && body !== null && !(headers.get('content-type') ?? '').includes('json')) note('no JSON');
    else if (ok) noteAnswer(tally, path);
    return withCheckedJson(response, () => note('no JSON'));
  }

  async function measure<T>(work: () => Promise<T>, requestId?: string): Promise<{ readonly value: T; readonly effort: RenderEffort }> {
    const tally = newTally(requestId);
    const before = cpuMs() + idleMs();
    const value = await tallies.run(tally, work);
    const ownMs = Math.max(0, cpuMs() + idleMs() - before - tally.waitedMs);
    return { value, effort: { ownMs, apiFaults: [...tally.apiFaults], answered: [...tally.answered] } };
  }

  return { fetch: renderFetch, measure, answered: (id: number, outcome: ApiOutcome) => waiting.get(id)?.(outcome) };
}

function newTally(requestId?: string): Tally {
  return { inFlight: 0, since: 0, waitedMs: 0, apiFaults: new Set(), answered: new Set(), requestId };
}

function callOf(input: Input, init: RequestInit | undefined, requestId: string | undefined): { call: ApiCall; signal: AbortSignal | null } {
  const request = input instanceof Request ? input : null;
  const url = input instanceof Request ? input.url : input instanceof URL ? input.href : input;
  const method = init?.method ?? request?.method ?? 'GET';
  if (method !== 'GET' && method !== 'HEAD') throw new TypeError(`A render on the server only reads; it may not ${method}.`);
  const given = Object.fromEntries(new Headers(init?.headers ?? request?.headers));
  const headers = requestId === undefined ? given : { ...given, [REQUEST_ID_HEADER]: requestId };
  return { call: { url, method, headers }, signal: init?.signal ?? request?.signal ?? null };
}

function responseOf({ status, headers, body }: Exclude<ApiOutcome, string>): Response {
  return new Response(BODILESS.includes(status) ? null : body, { status, headers: { ...headers } });
}

function noteAnswer({ answered }: Tally, path: string): void {
  const resource = resourceOf(path);
  if (resource !== null && answered.size < MOST_NAMED) answered.add(resource);
}

/** The answer itself; `onBroken` is called when its JSON is invalid, as of one that was cut off. */
function withCheckedJson(response: Response, onBroken: () => void): Response {
  const read = response.json.bind(response);
  response.json = () =>
    read().catch((error: unknown) => {
      onBroken();
      throw error;
    });
  return response;
}

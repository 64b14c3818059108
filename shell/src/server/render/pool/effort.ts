import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import { RefusedCallError } from './api-fetch.ts';
import type { RenderEffort } from './job.ts';
import { resourceOf } from './resource-of.ts';

/** The work of one job, as it proceeds. */
interface Tally {
  inFlight: number;
  since: number;
  waitedMs: number;
  readonly apiFaults: Set<string>;
  readonly answered: Set<string>;
  readonly requestId: string | undefined;
}

type Fetch = typeof globalThis.fetch;
/** Also receives the request that a call is made for. */
type NamedFetch = (...call: [...Parameters<Fetch>, requestId?: string]) => ReturnType<Fetch>;

/** A render calls without an identity: a refusal need be no fault of its release. */
const ANSWERS_OF_A_FAULT = new Set([401, 403, 429]);
const SERVER_ERROR = 500;
/** Of the faults, and of the resources that answered. */
const MOST_NAMED = 8;
const NAMED_LENGTH = 120;

/**
 * Separates the release's own part of a job's time: neither waiting for the API nor for a processor that others have.
 * The calls of a job are separated from those of its neighbours by the asynchronous context.
 */
export function createEfforts(cpuMs: () => number, fetch: NamedFetch) {
  const tallies = new AsyncLocalStorage<Tally>();
  let calls = 0;
  const idleMs = () => performance.eventLoopUtilization().idle;

  const measuredFetch: Fetch = async (input, init) => {
    const tally = tallies.getStore();
    if (!tally) return fetch(input, init);
    if (tally.inFlight === 0) tally.since = performance.now();
    tally.inFlight += 1;
    calls += 1;
    try {
      const response = await fetch(input, init, tally.requestId);
      if (isFault(response)) note(tally, input, String(response.status));
      if (response.ok && isOther(response)) note(tally, input, 'no JSON');
      else if (response.ok) noteAnswer(tally, input);
      return withCheckedJson(response, () => note(tally, input, 'no JSON'));
    } catch (error) {
      if (!(error instanceof RefusedCallError)) note(tally, input, 'no answer');
      throw error;
    } finally {
      tally.inFlight -= 1;
      calls -= 1;
      if (tally.inFlight === 0) tally.waitedMs += performance.now() - tally.since;
    }
  };

  async function measure<T>(work: () => Promise<T>, requestId?: string): Promise<{ readonly value: T; readonly effort: RenderEffort }> {
    const tally: Tally = { inFlight: 0, since: 0, waitedMs: 0, apiFaults: new Set(), answered: new Set(), requestId };
    const before = cpuMs() + idleMs();
    const value = await tallies.run(tally, work);
    const ownMs = Math.max(0, cpuMs() + idleMs() - before - tally.waitedMs);
    return { value, effort: { ownMs, apiFaults: [...tally.apiFaults], answered: [...tally.answered] } };
  }

  return { measure, fetch: measuredFetch, waitsForApi: () => calls > 0 };
}

function isFault({ status }: Response): boolean {
  return status >= SERVER_ERROR || ANSWERS_OF_A_FAULT.has(status);
}

/** A page in place of an answer. */
function isOther({ body, headers }: Response): boolean {
  return body !== null && !(headers.get('content-type') ?? '').includes('json');
}

function note({ apiFaults }: Tally, input: Parameters<Fetch>[0], what: string): void {
  if (apiFaults.size < MOST_NAMED) apiFaults.add(`${pathOf(input).slice(0, NAMED_LENGTH)}: ${what}`);
}

function noteAnswer({ answered }: Tally, input: Parameters<Fetch>[0]): void {
  const resource = resourceOf(pathOf(input));
  if (resource !== null && answered.size < MOST_NAMED) answered.add(resource);
}

/** Without its query, which may hold a visitor's words. */
function pathOf(input: Parameters<Fetch>[0]): string {
  return URL.parse(input instanceof Request ? input.url : String(input))?.pathname ?? '';
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

import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import { RefusedCallError } from './api-fetch.ts';
import type { RenderEffort } from './job.ts';

/** What one job does, as it goes on. */
interface Tally {
  inFlight: number;
  since: number;
  waitedMs: number;
  apiFailed: boolean;
  readonly requestId: string | undefined;
}

type Fetch = typeof globalThis.fetch;
/** Also told whose request a call is made for. */
type NamedFetch = (...call: [...Parameters<Fetch>, requestId?: string]) => ReturnType<Fetch>;

const SERVER_ERROR = 500;

/**
 * Tells what of a job's time is the release's own: neither waiting for the API nor for a processor that others have. The calls of a job are
 * told apart from those of its neighbours by the asynchronous context.
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
      if (response.status >= SERVER_ERROR) tally.apiFailed = true;
      return response;
    } catch (error) {
      if (!(error instanceof RefusedCallError)) tally.apiFailed = true;
      throw error;
    } finally {
      tally.inFlight -= 1;
      calls -= 1;
      if (tally.inFlight === 0) tally.waitedMs += performance.now() - tally.since;
    }
  };

  async function measure<T>(work: () => Promise<T>, requestId?: string): Promise<{ readonly value: T; readonly effort: RenderEffort }> {
    const tally: Tally = { inFlight: 0, since: 0, waitedMs: 0, apiFailed: false, requestId };
    const before = cpuMs() + idleMs();
    const value = await tallies.run(tally, work);
    const ownMs = Math.max(0, cpuMs() + idleMs() - before - tally.waitedMs);
    return { value, effort: { ownMs, apiFailed: tally.apiFailed } };
  }

  return { measure, fetch: measuredFetch, waitsForApi: () => calls > 0 };
}

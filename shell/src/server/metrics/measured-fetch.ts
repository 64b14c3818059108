import type { MeasuredCall, Metrics } from './metrics.ts';

/** The part of `fetch` that the server uses. */
export type Fetch = (address: string | URL, init?: RequestInit) => Promise<Response>;

/**
 * The `fetch` of a part of the server that calls the API: it reports the time of each call until its answer. Null:
 * there is no listener.
 */
export function measuredFetch(metrics: Metrics | null, by: MeasuredCall['by']): Fetch {
  if (!metrics) return fetch;
  return async (address, init) => {
    const startedAt = performance.now();
    const report = (status: number) =>
      metrics.call({ by, path: new URL(address).pathname, status, seconds: (performance.now() - startedAt) / 1000 });
    try {
      const answer = await fetch(address, init);
      report(answer.status);
      return answer;
    } catch (error) {
      report(0);
      throw error;
    }
  };
}

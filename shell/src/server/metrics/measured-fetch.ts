import type { MeasuredCall, Metrics } from './metrics.ts';

/** The part of `fetch` that the server uses. */
export type Fetch = (address: string | URL, init?: RequestInit) => Promise<Response>;

/** The `fetch` of a part of the server that calls the API: it tells of each call how long its answer let wait for itself. Null: nobody reads it. */
export function measuredFetch(metrics: Metrics | null, by: MeasuredCall['by']): Fetch {
  if (!metrics) return fetch;
  return async (address, init) => {
    const startedAt = performance.now();
    const tell = (status: number) =>
      metrics.call({ by, path: new URL(address).pathname, status, seconds: (performance.now() - startedAt) / 1000 });
    try {
      const answer = await fetch(address, init);
      tell(answer.status);
      return answer;
    } catch (error) {
      tell(0);
      throw error;
    }
  };
}

import type { MeasuredCall, Metrics } from './metrics.ts';
import { timed } from './timed.ts';

/** The part of `fetch` that the server uses. */
export type Fetch = (address: string | URL, init?: RequestInit) => Promise<Response>;

/** The `fetch` of a part of the server that calls the API, with the time of each call on record. Null: nothing is measured. */
export function measuredFetch(metrics: Metrics | null, by: MeasuredCall['by']): Fetch {
  if (!metrics) return fetch;
  return (address, init) =>
    timed(
      () => fetch(address, init),
      (ms, result) => metrics.call({ by, path: new URL(address).pathname, status: result?.value.status ?? 0, seconds: ms / 1000 }),
    );
}

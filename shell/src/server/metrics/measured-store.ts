import type { ReleaseStore } from '@vitrava/delivery/store';
import type { Metrics } from './metrics.ts';
import { timed } from './timed.ts';

/** Reads of the store by running servers. Each may take a while: the store may be a database on another machine. */
const CALLS = [
  ...(['stamp', 'remotes', 'releases', 'versions', 'release', 'damageOf', 'has', 'fetch', 'pointers', 'flags', 'history'] as const),
  ...(['secret', 'commit', 'exclusively'] as const),
] as const satisfies readonly (keyof ReleaseStore)[];

type Call = (...given: never[]) => Promise<unknown>;

/** A store that reports the time and the result of each call. Null: there is no listener. */
export function measuredStore(store: ReleaseStore, metrics: Metrics | null): ReleaseStore {
  if (!metrics) return store;
  const measured = Object.fromEntries(CALLS.map((name) => [name, measuredCall(store[name], name, metrics.store)]));
  metrics.provide('vitrava_release_store', 'The release store: whether it is away, so that the last that was known is served.', () => ({
    away: store.outage() === null ? 0 : 1,
  }));
  return { ...store, ...measured };
}

function measuredCall(call: Call, name: string, report: Metrics['store']): Call {
  return (...given) =>
    timed(
      () => call(...given),
      (ms, result) =>
        report({ call: name, outcome: result === null ? 'failed' : isBroken(result.value) ? 'broken' : 'answered' }, ms / 1000),
    );
}

/** What is in the store and cannot be understood is an answer, but none that helps. */
function isBroken(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'broken';
}

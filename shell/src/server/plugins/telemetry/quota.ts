import { networkOf } from '@vitrava/server-kit/network';
import { LRUCache } from 'lru-cache';
import type { BrowserEvent } from './events.ts';

/** Events of a kind that one address may report in a minute: a busy office behind one address stays below, a script does not get far. */
const PER_MINUTE: Readonly<Record<BrowserEvent['type'], number>> = {
  vital: 2000,
  page: 600,
  error: 60,
  call: 60,
  exposure: 300,
  goal: 300,
};
const MINUTE_MS = 60_000;
/** Addresses, and reports of one failure, remembered for a minute. */
const REMEMBERED = 20_000;

/** Whether what an address reports still counts. */
export interface Quota {
  takes(address: string, compositionId: string, event: BrowserEvent): boolean;
}

/** Counts by address in memory; those of the least active addresses are dropped first. */
export function createQuota(now: () => number = Date.now): Quota {
  const counts = new LRUCache<string, { startedAt: number; count: number }>({ max: REMEMBERED });
  const failures = new LRUCache<string, number>({ max: REMEMBERED });

  function isKnownFailure(key: string): boolean {
    const before = failures.get(key);
    failures.set(key, before !== undefined && now() - before < MINUTE_MS ? before : now());
    return before !== undefined && now() - before < MINUTE_MS;
  }

  return {
    takes(address, compositionId, { type, name, remote }) {
      const network = networkOf(address);
      // A failure on a page that is drawn again and again is no news.
      if (type === 'error' && isKnownFailure([network, compositionId, remote, name].join(' '))) return false;
      const key = `${type} ${network}`;
      const known = counts.get(key);
      const current = known && now() - known.startedAt < MINUTE_MS ? known : { startedAt: now(), count: 0 };
      current.count += 1;
      counts.set(key, current);
      return current.count <= PER_MINUTE[type];
    },
  };
}

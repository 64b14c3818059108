import { LRUCache } from 'lru-cache';
import { beforeDeadline } from './pool/index.ts';

/** How long pages wait for fragments that no cache has. */
export interface FragmentPatience {
  /** What was rendered; null when it is late. No page waits for a fragment that was late a moment ago. */
  wait<T>(fragment: string, rendering: Promise<T>): Promise<T | null>;
  /** A render of the fragment has ended, well or with an error. One in time delays no page, whatever it is. */
  ended(fragment: string, elapsedMs: number): void;
}

const REMEMBERED_MS = 3000;
const MAX_FRAGMENTS = 500;

/** Without it, a fragment that does not answer would delay every page that embeds it with an input of its own. */
export function createFragmentPatience(patienceMs: number): FragmentPatience {
  const late = new LRUCache<string, true>({ max: MAX_FRAGMENTS, ttl: REMEMBERED_MS });
  return {
    async wait(fragment, rendering) {
      const isLate = late.has(fragment);
      let hasEnded = false;
      const ending = rendering.finally(() => {
        hasEnded = true;
      });
      const output = await beforeDeadline(ending, isLate ? 0 : patienceMs);
      if (!hasEnded && !isLate) late.set(fragment, true);
      return output;
    },
    ended(fragment, elapsedMs) {
      if (elapsedMs > patienceMs) late.set(fragment, true);
      else late.delete(fragment);
    },
  };
}

import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './answers.ts';
import { beforeDeadline } from './pool/index.ts';

/** How long pages wait for fragments that no cache has. */
export interface FragmentPatience {
  /** What was rendered; null when it is late. No page waits for a fragment that was late or failed a moment ago. */
  wait<T>(fragment: string, rendering: Promise<T>): Promise<T | null>;
  ended(fragment: string, output: RenderedPage | null, elapsedMs: number): void;
}

const REMEMBERED_MS = 3000;
const MAX_FRAGMENTS = 500;

/** Without it, a fragment that does not answer would delay every page that embeds it with an input of its own. */
export function createFragmentPatience(patienceMs: number): FragmentPatience {
  const late = new LRUCache<string, true>({ max: MAX_FRAGMENTS, ttl: REMEMBERED_MS });
  return {
    async wait(fragment, rendering) {
      const isLate = late.has(fragment);
      const output = await beforeDeadline(rendering, isLate ? 0 : patienceMs);
      if (output === null && !isLate) late.set(fragment, true);
      return output;
    },
    ended(fragment, output, elapsedMs) {
      if (output === null || output.status >= 500) late.set(fragment, true);
      else if (elapsedMs <= patienceMs) late.delete(fragment);
    },
  };
}

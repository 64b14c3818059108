import type { Item } from './table.ts';
import type { Claim } from './titles.ts';

export interface Comparison {
  readonly withTest: readonly Item[];
  readonly withoutTest: readonly Item[];
  /** Titles that name an item which does not exist. */
  readonly unknown: readonly Claim[];
  /** Items once proven whose tests are gone. */
  readonly lost: readonly Item[];
}

/** Which tests see a call as it leaves: those in a browser, and those of the client that makes them all. */
const SEEING_CALLS = /^(?:e2e|shared-kit\/src\/api-client)\//;

/** What the tests claim against what the table says. An item that names a call of the shop (W) is proven only where the call is seen whole. */
export function compare(items: readonly Item[], claims: readonly Claim[]): Comparison {
  const ids = new Set(items.map(({ id }) => id));
  const claimed = new Set(claims.flatMap(({ id, file }) => (id.startsWith('W') && !SEEING_CALLS.test(file) ? [] : [id])));
  return {
    withTest: items.filter(({ id }) => claimed.has(id)),
    withoutTest: items.filter(({ id }) => !claimed.has(id)),
    unknown: claims.filter(({ id }) => !ids.has(id)),
    lost: items.filter(({ id, status }) => status === 'proven' && !claimed.has(id)),
  };
}

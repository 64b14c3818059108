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

/** Which parts of the repository only answer calls, so that their tests say nothing of what the shop sends. */
const ANSWERING = /^(?:reference-api|demo-shop)\//;

/** What the tests claim against what the table says. An item that names a call of the shop (W) is proven by a test of who makes it. */
export function compare(items: readonly Item[], claims: readonly Claim[]): Comparison {
  const ids = new Set(items.map(({ id }) => id));
  const claimed = new Set(claims.flatMap(({ id, file }) => (id.startsWith('W') && ANSWERING.test(file) ? [] : [id])));
  return {
    withTest: items.filter(({ id }) => claimed.has(id)),
    withoutTest: items.filter(({ id }) => !claimed.has(id)),
    unknown: claims.filter(({ id }) => !ids.has(id)),
    lost: items.filter(({ id, status }) => status === 'proven' && !claimed.has(id)),
  };
}

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

/** What the tests claim against what the table says. */
export function compare(items: readonly Item[], claims: readonly Claim[]): Comparison {
  const ids = new Set(items.map(({ id }) => id));
  const claimed = new Set(claims.map(({ id }) => id));
  return {
    withTest: items.filter(({ id }) => claimed.has(id)),
    withoutTest: items.filter(({ id }) => !claimed.has(id)),
    unknown: claims.filter(({ id }) => !ids.has(id)),
    lost: items.filter(({ id, status }) => status === 'proven' && !claimed.has(id)),
  };
}

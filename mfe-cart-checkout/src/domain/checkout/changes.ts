import type { SeenCart, SeenLine } from './state.ts';

/** What a line was when the shopper last looked, and what it is now; null where it was not, or is no longer. */
export interface LineChange {
  readonly product: number;
  readonly name: string;
  readonly was: Pick<SeenLine, 'amount' | 'sum'> | null;
  readonly now: Pick<SeenLine, 'amount' | 'sum'> | null;
}

export interface CartChanges {
  readonly lines: readonly LineChange[];
  readonly total: { readonly was: string; readonly now: string } | null;
}

const isSame = (was: SeenLine, now: SeenLine) => was.amount === now.amount && was.sum === now.sum;

/** What has changed since the cart was last seen; null when nothing has, or nothing was seen before. */
export function changesBetween(seen: SeenCart | null, current: SeenCart): CartChanges | null {
  if (!seen) return null;
  const before = new Map(seen.lines.map((line) => [line.product, line]));
  const present = new Set(current.lines.map(({ product }) => product));
  const changed = current.lines.flatMap((now): LineChange[] => {
    const was = before.get(now.product) ?? null;
    return was && isSame(was, now) ? [] : [{ product: now.product, name: now.name, was, now }];
  });
  const gone = seen.lines.filter(({ product }) => !present.has(product)).map((was) => ({ ...was, was, now: null }));
  const lines = [...changed, ...gone];
  const total = seen.total === current.total ? null : { was: seen.total, now: current.total };
  return lines.length > 0 || total ? { lines, total } : null;
}

import { type CartRow, dropRemoved, type RemovedLine } from './rows.ts';

export interface Removals {
  readonly removed: readonly RemovedLine[];
  /** The line that came back or was tried again last: it takes the focus from the button that did it, which is gone. */
  readonly restored: { readonly product: number } | null;
}

export const NO_REMOVALS: Removals = { removed: [], restored: null };

/** A line was removed; it can come back to where it stood among the rows. */
export function removalMade(
  { removed }: Removals,
  { rows, product }: { readonly rows: readonly CartRow[]; readonly product: number },
): Removals {
  const index = rows.findIndex((row) => row.kind === 'line' && row.product === product);
  const row = rows[index];
  if (row?.kind !== 'line') return { removed, restored: null };
  const line = { product, amount: row.amount, item: row.item, stock: row.priced?.stock ?? null };
  return { removed: [...dropRemoved(removed, product), { line, index }], restored: null };
}

/** A removed line came back: its row is a line again, so the rows below it stay where they are. */
export function removalTakenBack({ removed }: Removals, product: number): Removals {
  return { removed: removed.filter(({ line }) => line.product !== product), restored: { product } };
}

export function removalOver(removals: Removals, product: number): Removals {
  return { ...removals, removed: dropRemoved(removals.removed, product) };
}

/** A line whose change had failed was tried again. */
export function lineTried(removals: Removals, product: number): Removals {
  return { ...removals, restored: { product } };
}

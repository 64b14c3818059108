import type { PricedLine } from '@vitrava/shared-kit/contracts/browser';
import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import type { CartEntry, RemovedCartLine, UnsyncedLine } from '../../domain/cart/index.ts';

/** A line on the page. `priced` is the server's last data, null before; `isBusy` until this amount is priced. */
export interface LineRow extends Pick<CartEntry, 'product' | 'amount' | 'item' | 'failure' | 'failedAmount'> {
  readonly kind: 'line';
  readonly priced: PricedLine | null;
  readonly isBusy: boolean;
  /** Whether `priced` is about the shown amount. */
  readonly isCurrent: boolean;
  /** Whether the shop shows discounts and this line has one. */
  readonly hasDiscount: boolean;
  /** How many can be chosen. */
  readonly most: number;
}

/** Where a line was until it was removed; it can come back for a while. */
export interface RemovedRow {
  readonly kind: 'removed';
  readonly product: number;
  readonly line: RemovedCartLine;
}

export interface UnsyncedRow {
  readonly kind: 'unsynced';
  readonly product: number;
  readonly line: UnsyncedLine;
}

export type CartRow = LineRow | RemovedRow | UnsyncedRow;

export interface RemovedLine {
  readonly line: RemovedCartLine;
  readonly index: number;
}

interface RowsSource {
  readonly entries: readonly CartEntry[];
  readonly removed: readonly RemovedLine[];
  readonly unsynced: readonly UnsyncedLine[];
  readonly priced: readonly PricedLine[];
  readonly hasFailed: boolean;
  readonly showsDiscounts: boolean;
}

/** The page's rows: lines in their order, removed ones at their old places, and at the end those that did not get into the cart. */
export function buildRows({ entries, removed, unsynced, priced, ...signs }: RowsSource): readonly CartRow[] {
  const known = new Map(priced.map((line) => [line.product, line]));
  const rows: CartRow[] = entries.map((entry) => lineRow(entry, known.get(entry.product) ?? null, signs));
  const present = new Set([...entries, ...unsynced].map(({ product }) => product));
  const gone = removed.filter(({ line }) => !present.has(line.product)).sort((one, other) => one.index - other.index);
  for (const { line, index } of gone) rows.splice(index, 0, { kind: 'removed', product: line.product, line });
  return [...rows, ...unsynced.map((line) => ({ kind: 'unsynced' as const, product: line.product, line }))];
}

function lineRow(
  { product, amount, item, isBusy, failure, failedAmount }: CartEntry,
  priced: PricedLine | null,
  { hasFailed, showsDiscounts }: Pick<RowsSource, 'hasFailed' | 'showsDiscounts'>,
): LineRow {
  const isCurrent = priced?.amount === amount;
  return {
    kind: 'line',
    product,
    amount,
    item: priced?.item ?? item,
    failure,
    failedAmount,
    priced,
    isBusy: isBusy || (!isCurrent && !hasFailed),
    isCurrent,
    hasDiscount: showsDiscounts && priced !== null && priced.discount_prc > 0,
    most: priced?.item ? Math.min(CART_LIMITS.amount, Math.max(1, priced.item.availability.left)) : CART_LIMITS.amount,
  };
}

/** The place of a row among the lines alone: where a removed line comes back to. */
export function positionOf(rows: readonly CartRow[], product: number): number {
  const index = rows.findIndex((row) => row.product === product);
  return rows.slice(0, Math.max(0, index)).filter(({ kind }) => kind === 'line').length;
}

/** Removed lines without the one whose row disappears; rows below it move up. */
export function dropRemoved(removed: readonly RemovedLine[], product: number): readonly RemovedLine[] {
  const gone = removed.find(({ line }) => line.product === product);
  if (!gone) return removed;
  return removed.filter((one) => one !== gone).map(({ line, index }) => ({ line, index: index > gone.index ? index - 1 : index }));
}

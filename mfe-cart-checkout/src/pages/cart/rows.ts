import { type GuestLine, LIMITS } from '../../domain/cart/index.ts';
import type { PricedLine } from '../../domain/pricing/index.ts';

/** A line on the page. `priced` is what the server last said of it, null before that; `isBusy` while it does not say it of this amount yet. */
export interface LineRow {
  readonly kind: 'line';
  readonly product: number;
  readonly amount: number;
  /** Null when neither the device nor the server knows it. */
  readonly item: GuestLine['item'];
  readonly priced: PricedLine | null;
  readonly isBusy: boolean;
  /** Whether `priced` is about the amount that stands here. */
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
  readonly line: GuestLine;
}

export type CartRow = LineRow | RemovedRow;

/** A removed line and its place among the rows. */
export interface RemovedLine {
  readonly line: GuestLine;
  readonly index: number;
}

interface RowsSource {
  readonly lines: readonly GuestLine[];
  readonly removed: readonly RemovedLine[];
  readonly priced: readonly PricedLine[];
  readonly hasFailed: boolean;
  readonly showsDiscounts: boolean;
}

/** The page's rows: lines in their order, removed ones at their old places. */
export function buildRows({ lines, removed, priced, ...signs }: RowsSource): readonly CartRow[] {
  const known = new Map(priced.map((line) => [line.product, line]));
  const rows: CartRow[] = lines.map((line) => lineRow(line, known.get(line.product) ?? null, signs));
  const present = new Set(lines.map(({ product }) => product));
  const gone = removed.filter(({ line }) => !present.has(line.product)).sort((one, other) => one.index - other.index);
  for (const { line, index } of gone) rows.splice(index, 0, { kind: 'removed', product: line.product, line });
  return rows;
}

function lineRow(
  line: GuestLine,
  priced: PricedLine | null,
  { hasFailed, showsDiscounts }: Pick<RowsSource, 'hasFailed' | 'showsDiscounts'>,
): LineRow {
  const isCurrent = priced?.amount === line.amount;
  return {
    kind: 'line',
    product: line.product,
    amount: line.amount,
    item: priced?.item ?? line.item,
    priced,
    isBusy: !isCurrent && !hasFailed,
    isCurrent,
    hasDiscount: showsDiscounts && priced !== null && priced.discount_prc > 0,
    most: priced?.item ? Math.min(LIMITS.amount, Math.max(1, priced.item.availability.left)) : LIMITS.amount,
  };
}

/** The place of a row among the lines alone: where a removed line comes back to. */
export function positionOf(rows: readonly CartRow[], product: number): number {
  const index = rows.findIndex((row) => row.product === product);
  return rows.slice(0, Math.max(0, index)).filter(({ kind }) => kind === 'line').length;
}

/** Removed lines without the one whose row goes; rows below it move up. */
export function forgetRemoved(removed: readonly RemovedLine[], product: number): readonly RemovedLine[] {
  const gone = removed.find(({ line }) => line.product === product);
  if (!gone) return removed;
  return removed.filter((one) => one !== gone).map(({ line, index }) => ({ line, index: index > gone.index ? index - 1 : index }));
}

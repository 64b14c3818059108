import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import type { Refusal } from '../answers.ts';
import { readItem } from '../item.ts';
import { type GuestLine, isProductId, type LinePricing, type RemovedCartLine, unpricedLine } from '../line.ts';
import { send, withoutRefusal } from './send.ts';

/**
 * Everything that can happen to a guest's lines. An amount of 0 removes; `position` is among the lines. `handing` is a customer's line, which
 * the device keeps until the server has it: so many more (`isAddition`), or so many with what waits there already. `clearing` takes away `lines` as
 * they were when the cart was to be cleared, and nothing that has come since. `sending` notes that a line is about
 * to be sent to the customer's cart, `moved` that what was sent under `key` is there and no longer here, `refused` that the server does not
 * take it, `displaced` that its pickup place is not this customer's (any more): it goes without one, `retrial` that it is to be tried all the same.
 */
export type GuestChange =
  | { readonly kind: 'addition'; readonly product: number; readonly amount: number; readonly item?: unknown }
  | { readonly kind: 'amount'; readonly product: number; readonly amount: number }
  | { readonly kind: 'restoring'; readonly line: RemovedCartLine; readonly position: number }
  | {
      readonly kind: 'handing';
      readonly product: number;
      readonly amount: number;
      readonly item: unknown;
      readonly stock: number | null;
      readonly isAddition: boolean;
      /** Under which a line that is not there yet is sent: another page may have sent it. */
      readonly key?: string | undefined;
    }
  | { readonly kind: 'clearing'; readonly lines: readonly GuestLine[] }
  | { readonly kind: 'pricing'; readonly lines: readonly LinePricing[] }
  | { readonly kind: 'sending'; readonly product: number; readonly key: string }
  | { readonly kind: 'moved'; readonly product: number; readonly key: string }
  | { readonly kind: 'refused'; readonly product: number; readonly key: string; readonly reason: Refusal }
  | { readonly kind: 'displaced'; readonly product: number; readonly key: string }
  | { readonly kind: 'retrial'; readonly product: number };

/** `isRefused`: a limit of the cart stood in the way, and less than was requested (or nothing) has been done. */
export interface ChangedLines {
  readonly lines: readonly GuestLine[];
  readonly isRefused: boolean;
}

/** The lines after a change. A change without sense (no such product, no whole amount) leaves them as they are. */
export function changeLines(lines: readonly GuestLine[], change: GuestChange): ChangedLines {
  switch (change.kind) {
    case 'addition':
      return setAmount(lines, { ...change, amount: amountOf(lines, change.product) + (change.amount > 0 ? change.amount : Number.NaN) });
    case 'amount':
      return setAmount(lines, change);
    case 'handing':
      return hand(lines, change);
    case 'restoring':
      return restore(lines, change.line, change.position);
    case 'clearing':
      return { lines: lines.flatMap((line) => clear(line, change.lines)), isRefused: false };
    case 'pricing':
      return { lines: lines.map((line) => price(line, change.lines)), isRefused: false };
    default:
      return { lines: lines.flatMap((line) => (line.product === change.product ? send(line, change) : [line])), isRefused: false };
  }
}

function hand(lines: readonly GuestLine[], change: Extract<GuestChange, { kind: 'handing' }>): ChangedLines {
  const { product, key, isAddition } = change;
  const present = amountOf(lines, product);
  const handed = setAmount(lines, { ...change, amount: isAddition ? present + change.amount : Math.max(present, change.amount) });
  if (!key || present > 0) return handed;
  const noted = handed.lines.map((line) => (line.product === product ? { ...line, sending: { key, amount: line.amount } } : line));
  return { ...handed, lines: noted };
}

/** Amount of a product in the lines, 0 when it is not there. */
export function amountOf(lines: readonly Pick<GuestLine, 'product' | 'amount'>[], product: number): number {
  return lines.find((line) => line.product === product)?.amount ?? 0;
}

function setAmount(
  lines: readonly GuestLine[],
  request: { product: number; amount: number; item?: unknown; stock?: number | null },
): ChangedLines {
  const { product } = request;
  const item = readItem(request.item);
  if (!isProductId(product) || !Number.isInteger(request.amount) || request.amount < 0) return { lines, isRefused: false };
  if (request.amount === 0) return { lines: lines.filter((line) => line.product !== product), isRefused: false };
  const amount = Math.min(request.amount, CART_LIMITS.amount);
  if (amountOf(lines, product) > 0) {
    const changed = lines.map((line) => (line.product === product ? { ...withoutRefusal(line), amount, item: line.item ?? item } : line));
    return { lines: changed, isRefused: amount < request.amount };
  }
  if (lines.length >= CART_LIMITS.lines) return { lines, isRefused: true };
  return { lines: [...lines, unpricedLine(product, amount, item, request.stock)], isRefused: amount < request.amount };
}

function restore(lines: readonly GuestLine[], { product, amount, item, stock }: RemovedCartLine, position: number): ChangedLines {
  if (amountOf(lines, product) > 0) return { lines, isRefused: false };
  if (lines.length >= CART_LIMITS.lines) return { lines, isRefused: true };
  const line = unpricedLine(product, amount, item, stock);
  return { lines: [...lines.slice(0, position), line, ...lines.slice(position)], isRefused: false };
}

function clear(line: GuestLine, cleared: readonly GuestLine[]): readonly GuestLine[] {
  const known = cleared.find(({ product }) => product === line.product);
  // Under another key it is another line.
  if (!known || known.sending?.key !== line.sending?.key) return [line];
  const { sending: _, ...rest } = line;
  return line.amount > known.amount ? [{ ...rest, amount: line.amount - known.amount }] : [];
}

function price(line: GuestLine, priced: readonly LinePricing[]): GuestLine {
  const found = priced.find(({ product }) => product === line.product);
  if (!found) return line;
  // Named one by one: an answer of the API carries more, its amount among it, and the amount is the shopper's.
  return {
    ...line,
    item: readItem(found.item) ?? line.item,
    discount_prc: found.discount_prc,
    local_total_with_vat: found.local_total_with_vat,
    total_without_discount_inc_vat: found.total_without_discount_inc_vat,
    total_inc_vat: found.total_inc_vat,
    total_discount_inc_vat: found.total_discount_inc_vat,
    vat: found.vat,
    vat_amount: found.vat_amount,
    problem: found.problem,
  };
}

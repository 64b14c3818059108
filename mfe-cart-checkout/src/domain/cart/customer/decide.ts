import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import { readItem } from '../item.ts';
import { isProductId, type LineItem, type RemovedCartLine } from '../line.ts';
import type { CartEntry } from './entries.ts';
import type { Wish } from './wish.ts';

/** A change of the cart that a bus event or a page wishes. An amount of 0 removes; `position` is among the lines. */
export type CartChange =
  | { readonly kind: 'addition'; readonly product: number; readonly amount: number; readonly item?: unknown }
  | { readonly kind: 'amount'; readonly product: number; readonly amount: number }
  | { readonly kind: 'restoring'; readonly line: RemovedCartLine; readonly position: number };

/** What comes of a change: a wish for the server or nothing, and whether a limit stood in the way. */
export interface Decision {
  readonly product: number;
  readonly wish: Wish | null;
  readonly isRefused: boolean;
}

/** Judges a change against the lines as the shopper sees them. One without sense (no such product, no whole amount) comes to nothing. */
export function decide(entries: readonly CartEntry[], change: CartChange): Decision {
  const { product, ...wish } = readWish(change);
  const nothing = { product, wish: null, isRefused: false };
  if (!isProductId(product) || !Number.isInteger(wish.amount) || wish.amount < (wish.kind === 'addition' ? 1 : 0)) return nothing;
  const present = entries.find((entry) => entry.product === product)?.amount ?? 0;
  if (change.kind === 'restoring' && present > 0) return nothing;
  if (present === 0 && wish.amount > 0 && entries.length >= CART_LIMITS.lines) return { ...nothing, isRefused: true };
  const wanted = wish.kind === 'addition' ? present + wish.amount : wish.amount;
  if (wanted <= CART_LIMITS.amount) return { product, wish, isRefused: false };
  return { product, wish: { ...wish, kind: 'amount', amount: CART_LIMITS.amount }, isRefused: true };
}

function readWish(change: CartChange): Wish & { readonly product: number; readonly item: LineItem | null } {
  if (change.kind === 'restoring') return { ...change.line, kind: 'amount', position: change.position };
  const { kind, product, amount } = change;
  return { kind, product, amount, item: change.kind === 'addition' ? readItem(change.item) : null };
}

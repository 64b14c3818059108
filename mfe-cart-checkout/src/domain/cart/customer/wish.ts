import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import type { LineItem } from '../line.ts';

/** What the shopper wants of one product: so many of it, or so many more. */
export interface Wish {
  readonly kind: 'amount' | 'addition';
  readonly amount: number;
  readonly item: LineItem | null;
  /** Where a line that comes back stood among the lines. */
  readonly position?: number;
}

/** The amount a wish leads to from the amount that is there. */
export function amountAfter(wish: Wish | null, amount: number): number {
  if (!wish) return amount;
  return Math.min(CART_LIMITS.amount, wish.kind === 'addition' ? amount + wish.amount : wish.amount);
}

/** Two wishes as one: an amount supersedes what was wished before, additions are added up. */
export function joinWishes(earlier: Wish | null, later: Wish): Wish {
  if (!earlier) return later;
  const kept = { ...earlier, ...later, item: later.item ?? earlier.item };
  return later.kind === 'amount' ? kept : { ...kept, kind: earlier.kind, amount: earlier.amount + later.amount };
}

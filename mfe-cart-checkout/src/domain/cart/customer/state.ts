import type { PricedLine, Totals } from '@vitrava/shared-kit/contracts/browser';
import { emptyList, findPending, findSettled, type OptimisticList } from '@vitrava/shared-kit/models/optimistic-list';
import type { FailureReason } from '../answers.ts';
import type { GuestLine, LineItem } from '../line.ts';
import type { LineCommand } from './command.ts';

/** One call about one line. `amount` is what the line shall hold (a new line: get), 0 takes it out. */
export interface LineCall {
  readonly owner: number;
  readonly product: number;
  readonly kind: 'create' | 'update' | 'remove';
  /** Of the line on the server; null when there is none yet. */
  readonly id: number | null;
  readonly amount: number;
  /** Amount on the server as far as known before. */
  readonly before: number;
  /** Whether it adds to what the shopper saw; else it sets the amount. */
  readonly isAddition: boolean;
  /** Of a `create`, which is repeated under the same key when its answer was lost. */
  readonly key: string;
}

export interface CartTypes {
  readonly item: PricedLine;
  readonly command: LineCommand;
  readonly call: LineCall;
  readonly reason: FailureReason;
}

/** The customer's cart: an optimistic list of lines, their order, and what they come to. */
export interface CustomerCart extends OptimisticList<CartTypes> {
  /** Products in the order of their lines, those that are still being made included. */
  readonly order: readonly number[];
  /** As of the reading at `readEdition`. */
  readonly totals: Totals | null;
}

export function emptyCart(owner: number | null): CustomerCart {
  return { ...emptyList(owner), order: [], totals: null };
}

/** Lines of the device that are on their way into this cart. */
export type Arriving = readonly Pick<GuestLine, 'product' | 'amount' | 'item'>[];

export function itemOf(cart: CustomerCart, product: number): LineItem | null {
  const pending = findPending(cart, product);
  return findSettled(cart, product)?.item ?? pending?.command?.item ?? pending?.sent?.item ?? null;
}

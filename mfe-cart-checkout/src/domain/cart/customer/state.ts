import type { PricedLine, Totals } from '@vitrava/shared-kit/contracts/browser';
import { emptyList, findPending, findSettled, type OptimisticList } from '@vitrava/shared-kit/models/optimistic-list';
import type { FailureReason } from '../answers.ts';
import type { GuestLine, LineItem } from '../line.ts';
import type { LineCommand } from './command.ts';

/**
 * One call about one line. `amount` is what the line shall hold, 0 takes it out. A `create` is not made here: what is added, and a line that the server
 * does not have, is handed to the device, which keeps it until it has been sent.
 */
export interface LineCall {
  readonly owner: number;
  readonly product: number;
  readonly kind: 'create' | 'update' | 'remove';
  /** Of the line on the server; null when there is none yet. */
  readonly id: number | null;
  readonly amount: number;
  /** The pickup place that the line has. */
  readonly stock: number | null;
  /** Amount on the server as far as known before. */
  readonly before: number;
  /** Whether it adds to what the shopper saw; else it sets the amount. */
  readonly isAddition: boolean;
  /** The command's. */
  readonly key: string | undefined;
}

export interface CartTypes {
  readonly item: PricedLine;
  readonly command: LineCommand;
  readonly call: LineCall;
  readonly reason: FailureReason;
}

/**
 * A change of a line that the server has, without an answer. `from` is what the server may have of it: before, or by an earlier try. One that
 * `hasFailed` was told to the shopper as not made: they decide.
 */
export interface UnconfirmedChange {
  readonly product: number;
  readonly amount: number;
  readonly from: readonly number[];
  readonly hasFailed: boolean;
  /** Its command's; none of one that an older version of the shop has kept. */
  readonly key?: string | undefined;
  /** The page that has left it, until this one goes on with it. */
  readonly page?: string;
}

/** The customer's cart: an optimistic list of lines, their order, and what they come to. */
export interface CustomerCart extends OptimisticList<CartTypes> {
  /** Products in the order of their lines, those that are still being made included. */
  readonly order: readonly number[];
  /** Products that were handed to the device: they keep their places until the server has them. */
  readonly handed: readonly number[];
  /** Changes that an earlier page has left without an answer, until the cart is read. */
  readonly resumed: readonly UnconfirmedChange[];
  /** As of the reading at `readEdition`. */
  readonly totals: Totals | null;
}

export function emptyCart(owner: number | null): CustomerCart {
  return { ...emptyList(owner), order: [], handed: [], resumed: [], totals: null };
}

/** Lines of the device that are on their way into this cart. */
export type Arriving = readonly Pick<GuestLine, 'product' | 'amount' | 'item'>[];

export function itemOf(cart: CustomerCart, product: number): LineItem | null {
  const pending = findPending(cart, product);
  return findSettled(cart, product)?.item ?? pending?.command?.item ?? pending?.sent?.item ?? null;
}

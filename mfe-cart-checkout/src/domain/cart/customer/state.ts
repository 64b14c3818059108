import type { PricedLine, Totals } from '@vitrava/shared-kit/contracts/browser';
import type { FailureReason } from '../answers.ts';
import type { GuestLine, LineItem } from '../line.ts';
import type { Wish } from './wish.ts';

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
  /** Of a `create`, which is sent again under the same key when its answer was lost. */
  readonly key: string;
}

/** A change of one line that the server has not confirmed. */
export interface PendingLine {
  readonly product: number;
  /** `flying`: a call is under way; `waiting`: one can be sent; `failed`: the shopper decides. */
  readonly status: 'waiting' | 'flying' | 'failed';
  /** Under way, or to be sent again as it was; null when only a wish is there. */
  readonly call: LineCall | null;
  /** What `call` was to do. */
  readonly sent: Wish | null;
  /** What was wished since, or has not been sent yet. */
  readonly wish: Wish | null;
  readonly failure: FailureReason | null;
  /** A call about it got no answer: the line may be other than `settled` says until the cart is read again. */
  readonly isUnsure: boolean;
}

/** The customer's cart: the lines as the server last told them, and an ordered list of changes that it has not confirmed. */
export interface CustomerCart {
  /** Whose cart it is; null for nobody's. */
  readonly owner: number | null;
  readonly isRead: boolean;
  readonly settled: readonly PricedLine[];
  readonly pending: readonly PendingLine[];
  /** Products in the order of their lines, those that are still being made included. */
  readonly order: readonly number[];
  readonly totals: Totals | null;
  /** Grows with every call that is sent or answered: a reading that began before it does not count. */
  readonly edition: number;
  /** The edition that `totals` and all of `settled` were read at. */
  readonly readEdition: number;
  /** Serial number of the reading that was begun last. */
  readonly lastReading: number;
}

export function emptyCart(owner: number | null): CustomerCart {
  return { owner, isRead: false, settled: [], pending: [], order: [], totals: null, edition: 0, readEdition: -1, lastReading: 0 };
}

/** Lines of the device that are on their way into this cart. */
export type Arriving = readonly Pick<GuestLine, 'product' | 'amount' | 'item'>[];

export function findPending({ pending }: CustomerCart, product: number): PendingLine | undefined {
  return pending.find((one) => one.product === product);
}

export function findSettled({ settled }: CustomerCart, product: number): PricedLine | undefined {
  return settled.find((line) => line.product === product);
}

/** Whether everything wished has been said yes or no to. */
export function isQuiet({ pending }: CustomerCart): boolean {
  return pending.every(({ status }) => status === 'failed');
}

export function itemOf(cart: CustomerCart, product: number): LineItem | null {
  const pending = findPending(cart, product);
  return findSettled(cart, product)?.item ?? pending?.wish?.item ?? pending?.sent?.item ?? null;
}

import type { PricedLine } from '@vitrava/shared-kit/contracts/browser';
import { findPending, findSettled } from '@vitrava/shared-kit/models/optimistic-list';
import type { FailureReason } from '../answers.ts';
import type { LineItem } from '../line.ts';
import { amountAfter } from './command.ts';
import { shownAmount } from './order.ts';
import { type Arriving, type CustomerCart, itemOf } from './state.ts';

/** A line of the cart as the shopper wants it, made or still being made. */
export interface CartEntry {
  readonly product: number;
  readonly amount: number;
  /** Null while its name is unknown. */
  readonly item: LineItem | null;
  /** What the server last said of it; null when it has said nothing yet, and for guests. */
  readonly priced: PricedLine | null;
  /** A change of it is on its way. */
  readonly isBusy: boolean;
  /** Why its last change was not made; the amount is the true one then. */
  readonly failure: FailureReason | null;
  /** The amount that it was to lead to, while it can be tried again. */
  readonly unmade: number | null;
}

/** A line that did not get into the customer's cart, and why. `origin`: it lies on the device, or was asked for on this page. */
export interface StrandedLine {
  readonly product: number;
  readonly amount: number;
  readonly item: LineItem | null;
  readonly reason: FailureReason;
  readonly origin: 'device' | 'page';
}

/** The lines as the shopper wants them, in their order; what comes from the device is at the end. */
export function entriesOf(cart: CustomerCart, arriving: Arriving): readonly CartEntry[] {
  const coming = arriving.map(({ product }) => product).filter((product) => !cart.order.includes(product));
  return [...cart.order, ...coming].flatMap((product) => {
    const entry = entryOf(cart, arriving, product);
    return entry.amount > 0 ? [entry] : [];
  });
}

function entryOf(cart: CustomerCart, arriving: Arriving, product: number): CartEntry {
  const pending = findPending(cart, product);
  const coming = arriving.find((line) => line.product === product);
  return {
    product,
    amount: shownAmount(cart, product, coming?.amount),
    item: itemOf(cart, product) ?? coming?.item ?? null,
    priced: findSettled(cart, product) ?? null,
    isBusy: coming !== undefined || (pending !== undefined && pending.status !== 'failed'),
    failure: pending?.failure ?? null,
    unmade: pending?.failure === 'network' && pending.command?.kind === 'amount' ? pending.command.amount : null,
  };
}

/** Failed changes whose lines the server does not have. */
export function strandedOf(cart: CustomerCart): readonly StrandedLine[] {
  return cart.pending.flatMap(({ product, failure, call, command, sent }) => {
    const amount = amountAfter(command, call?.amount ?? sent?.amount ?? 0);
    if (failure === null || amount === 0 || findSettled(cart, product)) return [];
    return [{ product, amount, item: itemOf(cart, product), reason: failure, origin: 'page' as const }];
  });
}

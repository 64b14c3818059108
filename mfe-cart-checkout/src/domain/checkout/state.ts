import type { PaymentMethod } from '@vitrava/shared-kit/contracts/api';
import { matching, oneOf, orNull, whole } from '@vitrava/shared-kit/contracts/browser';
import { PAYMENT_METHODS } from '@vitrava/shared-kit/contracts/order-status';
import { arr, obj, str, val } from '@withease/contracts';

/** A line as the shopper has last seen it on the way through checkout; `sum` is the server's decimal. */
export interface SeenLine {
  readonly product: number;
  readonly name: string;
  readonly amount: number;
  readonly sum: string;
}

export interface SeenCart {
  readonly lines: readonly SeenLine[];
  readonly total: string;
}

/** An order that the shopper has requested: sent as often as need be under one key. `fingerprint` is the same for the same order. */
export interface Intent {
  readonly key: string;
  readonly fingerprint: string;
}

/** The progress of a customer. `intent` is set from before the first sending until the result is known. */
export interface CheckoutState {
  readonly stock: number | null;
  readonly method: PaymentMethod | null;
  readonly intent: Intent | null;
  readonly seen: SeenCart | null;
}

export const NEW_CHECKOUT: CheckoutState = { stock: null, method: null, intent: null, seen: null };

const MOST_LINES = 200;

const id = whole(1, 2_147_483_647);
const decimal = matching(/^\d{1,12}\.\d{2}$/);

const stored = obj({
  version: val(1),
  userId: id,
  stock: orNull(id),
  method: orNull(oneOf(PAYMENT_METHODS)),
  intent: orNull(obj({ key: matching(/^[\w-]{8,100}$/), fingerprint: matching(/^.{0,20000}$/s) })),
  seen: orNull(obj({ lines: arr(obj({ product: id, name: str, amount: id, sum: decimal })), total: decimal })),
});

export interface OwnedCheckout {
  readonly userId: number;
  readonly state: CheckoutState;
}

/** The checkout that the device keeps; null when what it keeps is none. */
export function parseCheckout(found: unknown): OwnedCheckout | null {
  if (!stored.isData(found)) return null;
  const { userId, stock, method, intent, seen } = found;
  return { userId, state: { stock, method, intent, seen: seen && { ...seen, lines: seen.lines.slice(0, MOST_LINES) } } };
}

/** The customer's own checkout; a new one when there is none, or another customer's. */
export function checkoutOf(owned: OwnedCheckout | null, userId: number | null): CheckoutState {
  return owned && owned.userId === userId ? owned.state : NEW_CHECKOUT;
}

import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { combine } from 'effector';
import { $cartSummary, $documentCart, $itemCount, type CartSummary } from '../../bus.ts';
import { $cart } from './cart.ts';
import { $isDeviceRead, device } from './device.ts';
import { type CartEntry, entriesOf, unsyncedOf } from './entries.ts';
import './requests.ts';
import './send.ts';
import { openCommands } from './state.ts';

/** Whether the cart is a signed-in customer's, kept by the server; else it is the guest's, on the device. */
export const $isCustomer = $cart.map(({ owner }) => owner !== null);

/** The cart as the shopper sees it, a guest or a customer: all commands, completed or pending. */
export const $entries = combine($cart, $isDeviceRead, $documentCart, (cart, isDeviceRead, document): readonly CartEntry[] => {
  if (cart.owner !== null || isDeviceRead || document === null) return entriesOf(cart);
  return document.map((line) => ({ ...line, item: null, priced: null, isBusy: false, failure: null, failedAmount: null }));
});

/** Customers only: the lines as the server last reported them, with what they cost. See `$isSettled`. */
export const $lines = $cart.map(({ lines }) => lines);
/** Customers only: what `$lines` come to by the server; null before it is known. */
export const $totals = $cart.map(({ totals }) => totals);

/** Lines that did not get into the customer's cart, with their reasons. */
export const $unsyncedLines = $cart.map(unsyncedOf);

/** Whether additions are still on their way into the customer's cart, in this tab or another. */
export const $isTransferring = $cart.map((cart) => cart.owner !== null && openCommands(cart).some(({ kind }) => kind === 'add'));
/** Fact: what lay on the device of this product is in the customer's cart. */
export const lineArrived = device.changed.filterMap(({ change }) =>
  change.kind === 'confirmed' && change.line ? change.product : undefined,
);

/** Whether `$entries` are the cart: while the session is unknown, lines on the device are, an empty device is not. */
export const $isCartRead = combine(
  { status: $sessionStatus, cart: $cart, isDeviceRead: $isDeviceRead, document: $documentCart },
  ({ status, cart, isDeviceRead, document }) => {
    if (cart.owner !== null) return cart.isRead;
    return document !== null || (isDeviceRead && (status !== 'unknown' || cart.order.length > 0));
  },
);

$cartSummary.on($entries, (_, lines) => summarize(lines));
$itemCount.on($entries, (_, lines) => summarize(lines).itemCount);

/** The lines as the whole shop sees them: amounts by product, and the number of pieces. */
function summarize(lines: readonly CartEntry[]): CartSummary {
  return {
    amounts: Object.fromEntries(lines.map(({ product, amount }) => [product, amount])),
    itemCount: lines.reduce((count, { amount }) => count + amount, 0),
  };
}

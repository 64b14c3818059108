import { $cartSummary, $documentCart } from '@vitrava/shared-kit/bus/cart';
import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { combine, createEvent, sample } from 'effector';
import { changeRequested } from './command.ts';
import { $cart, $customerEntries, type CartEntry, customerNeeded, lineForgotten, lineRetried, strandedOf } from './customer/index.ts';
import { $guestLines, $isDeviceRead, deviceNeeded, guestChangeRequested } from './guest/index.ts';
import type { GuestLine, LinePricing } from './line.ts';
import { $owner } from './owner.ts';
import { summarize } from './summary.ts';
import { $stranded, moveRetried } from './transfer/index.ts';

/** The cart is needed on this page: by the service, or by a page if that is there first. Once is enough. */
export const cartNeeded = createEvent();

/** The server has priced a guest's lines; the device remembers what they are called. */
export const guestLinesPriced = createEvent<readonly LinePricing[]>();

/** A change that failed, or a line that did not get into the customer's cart, is tried again or given up. */
export const changeRetried = createEvent<number>();
export const changeDropped = createEvent<number>();

/** Whether the cart is a signed-in customer's, kept by the server; else it is the guest's, on the device. */
export const $isCustomer = $owner.map((owner) => owner !== null);

/** What the shopper sees in the cart, a guest or a customer: everything asked for, made or still being made. */
export const $entries = combine(
  { owner: $owner, lines: $guestLines, isDeviceRead: $isDeviceRead, document: $documentCart, entries: $customerEntries },
  ({ owner, lines, isDeviceRead, document, entries }) => {
    if (owner !== null) return entries;
    return isDeviceRead ? lines.map(guestEntry) : (document ?? []).map((line) => guestEntry({ ...line, item: null }));
  },
);

/** Customers only: the lines as the server last reported them, with what they cost. See `$isSettled`. */
export const $lines = $cart.map(({ settled }) => settled);
/** Customers only: what `$lines` come to by the server; null before it is known. */
export const $totals = $cart.map(({ totals }) => totals);

/** Lines that did not get into the customer's cart, with their reasons. */
export const $strandedLines = combine($cart, $stranded, (cart, stranded) => [...strandedOf(cart), ...stranded]);

/**
 * Whether `$entries` are what is in the cart. The document's lines are, since the server has them of guests alone. Otherwise, while it is unknown who
 * is shopping, lines on the device count as the cart, but it is not known to be empty.
 */
export const $isCartRead = combine(
  { status: $sessionStatus, owner: $owner, cart: $cart, isDeviceRead: $isDeviceRead, lines: $guestLines, document: $documentCart },
  ({ status, owner, cart, isDeviceRead, lines, document }) => {
    if (owner !== null) return cart.isRead;
    return document !== null || (isDeviceRead && (status !== 'unknown' || lines.length > 0));
  },
);

sample({ clock: cartNeeded, target: [deviceNeeded, customerNeeded] });

sample({
  clock: changeRequested,
  source: $owner,
  filter: (owner) => owner === null,
  fn: (_, change) => change,
  target: guestChangeRequested,
  batch: false,
});
sample({
  clock: guestLinesPriced,
  // The server prices the lines of a document, and has no device.
  source: $isDeviceRead,
  filter: (isRead) => isRead,
  fn: (_, lines) => ({ kind: 'pricing' as const, lines }),
  target: guestChangeRequested,
});
sample({ clock: $entries, fn: summarize, target: $cartSummary });

sample({ clock: changeRetried, target: [moveRetried, lineRetried] });
sample({ clock: changeDropped, target: lineForgotten });
const droppedFromDevice = sample({
  clock: changeDropped,
  source: $stranded,
  filter: (stranded, dropped) => stranded.some(({ product }) => product === dropped),
  fn: (_, product) => ({ kind: 'amount' as const, product, amount: 0 }),
});
sample({ clock: droppedFromDevice, target: guestChangeRequested });

function guestEntry({ product, amount, item }: Pick<GuestLine, 'product' | 'amount' | 'item'>): CartEntry {
  return { product, amount, item, priced: null, isBusy: false, failure: null, unmade: null };
}

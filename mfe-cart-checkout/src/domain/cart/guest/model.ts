import { itemAdded, itemRefused } from '@vitrava/shared-kit/bus/cart';
import { CART_COOKIE, formatCartLines, type LineAmount } from '@vitrava/shared-kit/contracts/cart-lines';
import { writeCookie } from '@vitrava/shared-kit/cookie';
import { combine, createEffect, merge, sample } from 'effector';
import { amountOf, changeLines } from './change.ts';
import { device } from './device.ts';

/**
 * `deviceNeeded`: what lies on the device is needed on this page; once is enough. `guestChangeRequested`: a change of the lines on the
 * device, made and stored at once.
 */
export const { start: deviceNeeded, change: guestChangeRequested } = device;

/**
 * `$guestLines`: the lines on the device; empty until it has been read, and on the server. `$isDeviceRead`: whether they are what is on the
 * device. `$isDetached`: whether the device refused to store them, so that they live in this page only.
 */
export const { $value: $guestLines, $isRead: $isDeviceRead, $isDetached } = device;

/** The server renders the header and the cart's page with what the cookie repeats. Lines that the storage refused are in this page only. */
const writeCartCookieFx = createEffect((lines: readonly LineAmount[]) => {
  writeCookie(CART_COOKIE, formatCartLines(lines));
});
const $stored = combine($guestLines, $isDeviceRead, $isDetached, (lines, isRead, isDetached) => (isRead && !isDetached ? lines : null));
sample({ clock: $stored, filter: (lines) => lines !== null, target: writeCartCookieFx });

const productChanged = device.changed.filterMap(({ change, before, value, isDetached, wasDetached }) => {
  if (change.kind !== 'addition' && change.kind !== 'amount' && change.kind !== 'handing') return;
  const { product, kind } = change;
  const [had, amount] = [amountOf(before, product), amountOf(value, product)];
  return {
    product,
    amount,
    isAdded: amount > had && (kind !== 'amount' || had === 0),
    isHanded: kind === 'handing',
    isLimited: changeLines(before, change).isRefused,
    // Said once: until storage works again, every further change would fail the same way. What is handed over goes on to the server.
    isUnstored: isDetached && !wasDetached && kind !== 'handing',
  };
});
sample({
  clock: productChanged.filter({ fn: ({ isAdded, isHanded }) => isAdded && !isHanded }),
  fn: ({ product, amount }) => ({ product, amount }),
  target: itemAdded,
});
sample({
  clock: [
    productChanged.filterMap(({ product, isLimited }) => (isLimited ? { product, reason: 'limit' as const } : undefined)),
    productChanged.filterMap(({ product, isUnstored }) => (isUnstored ? { product, reason: 'storage' as const } : undefined)),
  ],
  target: itemRefused,
});

/** Fact: more of a product lies on the device on its way into a customer's cart. How much the cart holds of it is the customer's part to say. */
export const moreHanded = productChanged.filterMap(({ product, isAdded, isHanded }) => (isAdded && isHanded ? product : undefined));

/** Fact: the device keeps what a customer has added. */
export const lineHanded = device.changed.filterMap(({ change }) => (change.kind === 'handing' ? change.product : undefined));

/** Fact: what was in the cart when it was to be cleared is in it no more, here and on the server. */
export const cartCleared = device.changed.filterMap(({ change }) => (change.kind === 'clearing' ? true : undefined));

/** Fact: a line was to be noted for sending; `sending` is what it was noted with, null when the line is not there any more, `stock` its place. */
export const lineNoted = device.changed.filterMap(({ change, value }) => {
  if (change.kind !== 'sending') return;
  const { product } = change;
  const line = value.find((one) => one.product === product);
  return { product, sending: line?.sending ?? null, stock: line?.stock ?? null };
});

/** Fact: what was sent of a line has been taken from the device, or what stands in its way has been noted there. */
export const lineAnswered = device.changed.filterMap(({ change }) => {
  const { kind } = change;
  return kind === 'moved' || kind === 'refused' || kind === 'displaced'
    ? { product: change.product, isMoved: kind === 'moved' }
    : undefined;
});

/** Fact: another tab has taken lines from the device. */
export const linesTaken = merge([
  device.refreshed.filter({ fn: ({ before, value }) => before.some(({ product }) => amountOf(value, product) === 0) }),
  lineNoted.filter({ fn: ({ sending }) => sending === null }),
]);

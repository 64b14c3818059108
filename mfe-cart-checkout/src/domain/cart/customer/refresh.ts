import type { ApiError } from '@vitrava/shared-kit/errors';
import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { $arriving, movesRetried } from '../transfer/index.ts';
import { readCartFx } from './calls.ts';
import { isSettled } from './reading.ts';
import { isQuiet } from './state.ts';
import { $cart, lineRetried, ownerCame, wishAccepted } from './store.ts';
import { changedElsewhere, shopperReturned, wentOnline } from './tabs.ts';

/* When the customer's cart is read: at the start, on demand, when it may have changed elsewhere, and once after a burst of changes. */

/** After a burst of changes the cart is read once, this long after the last answer. */
const BURST_MS = 250;
/** A cart that was read longer ago is read anew when the shopper comes back to it. */
const STALE_MS = 30_000;

/**
 * Wish: read lines and totals anew, here and in the other tabs: the shopper tries again, or an order has changed the cart.
 */
export const cartReloadRequested = createEvent();

/** Why the cart could not be read, until it is read again. */
export const $cartFailure = createStore<ApiError | null>(null, { serialize: 'ignore' })
  .on(readCartFx.failData, (_, error) => error)
  .reset(readCartFx.done, ownerCame);
export const $isCartReading = readCartFx.pending;

/** Whether lines and totals are the server's word about all that is wished, lines of the device included. */
export const $isSettled = combine($cart, $arriving, (cart, arriving) => isSettled(cart) && arriving.length === 0);

const $readAt = createStore(0, { serialize: 'ignore' });

const $unreadEdition = combine($cart, $isSettled, $arriving, (cart, isRead, arriving) => {
  return cart.isRead && isQuiet(cart) && !isRead && arriving.length === 0 ? cart.edition : null;
});
const pauseFx = createEffect((edition: number) => new Promise<number>((resolve) => setTimeout(resolve, BURST_MS, edition)));
sample({ clock: $unreadEdition, filter: (edition) => edition !== null, fn: Number, target: pauseFx });
/** Fact: the last change of a burst has been answered. */
export const burstEnded = sample({ clock: pauseFx.doneData, source: $unreadEdition, filter: (now, paused) => now === paused });
const shownStale = sample({
  clock: shopperReturned,
  source: $readAt,
  filter: (readAt, { wasAway }) => wasAway || Date.now() - readAt > STALE_MS,
});
const changedByOwn = sample({ clock: changedElsewhere, source: $cart, filter: ({ owner }, message) => owner === message.owner });
const wishedUnread = sample({
  clock: [wishAccepted, lineRetried],
  source: { cart: $cart, isReading: $isCartReading },
  filter: ({ cart, isReading }) => !cart.isRead && !isReading,
});
const failedBefore = sample({ clock: wentOnline, source: $cartFailure, filter: Boolean });
const readingDue = merge([ownerCame, cartReloadRequested, burstEnded, shownStale, changedByOwn, wishedUnread, failedBefore]);
sample({
  clock: readingDue,
  source: $cart,
  filter: (cart) => cart.owner !== null && cart.pending.every(({ status }) => status !== 'flying'),
  fn: ({ owner, edition, lastReading }) => ({ owner: owner as number, edition, serial: lastReading + 1 }),
  target: readCartFx,
});
sample({ clock: readCartFx.done, fn: () => Date.now(), target: $readAt });
sample({ clock: [wentOnline, shownStale, cartReloadRequested], fn: () => undefined, target: movesRetried });

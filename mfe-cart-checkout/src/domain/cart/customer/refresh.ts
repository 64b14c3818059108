import { $accessToken } from '@vitrava/shared-kit/bus/session';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { isInFlight, isQuiet, isSettled } from '@vitrava/shared-kit/models/optimistic-list';
import { combine, createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { $arriving, movesRetried } from '../transfer/index.ts';
import { readCartFx } from './calls.ts';
import { $cart, commandAccepted, lineRetried, ownerChanged } from './store.ts';
import { presence, tabs } from './tabs.ts';

/* When the customer's cart is read: at the start, on demand, when it may have changed elsewhere, and once after a burst of changes. */

/** After a burst of changes the cart is read once, this long after the last answer. */
const BURST_MS = 250;
/** A cart that was read longer ago is read anew when the shopper comes back to it. */
const STALE_MS = 30_000;

/** Lines and totals shall be read anew, here and in the other tabs: the shopper tries again, or an order has changed the cart. */
export const cartReloadRequested = createEvent();

/** Why the cart could not be read, until it is read again. */
export const $cartFailure = createStore<ApiError | null>(null, { serialize: 'ignore' })
  .on(readCartFx.failData, (_, error) => error)
  .reset(readCartFx.done, ownerChanged);
export const $isCartReading = readCartFx.pending;

/** Whether lines and totals are the server's word about all that was asked for, lines of the device included. */
export const $isSettled = combine($cart, $arriving, (cart, arriving) => isSettled(cart) && arriving.length === 0);

/** When the cart was last read, in ms since 1970. */
const $readAt = createStore(0, { serialize: 'ignore' }).on(readCartFx.done, () => Date.now());

const $unreadEdition = combine($cart, $isSettled, $arriving, (cart, isRead, arriving) => {
  return cart.isRead && isQuiet(cart) && !isRead && arriving.length === 0 ? cart.edition : null;
});
/** Fact: the last change of a burst has been answered. */
export const burstEnded = sample({
  clock: debounce($unreadEdition, BURST_MS),
  source: $unreadEdition,
  filter: (edition) => edition !== null,
  fn: () => undefined,
});

const shownStale = sample({
  clock: presence.returned,
  source: $readAt,
  filter: (readAt, { wasAway }) => wasAway || Date.now() - readAt > STALE_MS,
});
const changedByOwn = sample({ clock: tabs.received, source: $cart, filter: ({ owner }, message) => owner === message.owner });
const pendingUnread = sample({
  clock: [commandAccepted, lineRetried],
  source: { cart: $cart, isReading: $isCartReading },
  filter: ({ cart, isReading }) => !cart.isRead && !isReading,
});
/** Fact: what may have failed before works now: the network is back, or the sign-in is renewed. */
const callsWorkAgain = merge([presence.wentOnline, $accessToken.updates.filter({ fn: Boolean })]);
const failedBefore = sample({ clock: callsWorkAgain, source: $cartFailure, filter: Boolean });
const readingDue = merge([ownerChanged, cartReloadRequested, burstEnded, shownStale, changedByOwn, pendingUnread, failedBefore]);
sample({
  clock: readingDue,
  source: $cart,
  filter: (cart) => cart.owner !== null && !isInFlight(cart),
  fn: ({ owner, edition, lastReading }) => ({ owner: owner as number, edition, serial: lastReading + 1 }),
  target: readCartFx,
});
sample({ clock: [callsWorkAgain, shownStale, cartReloadRequested], fn: () => undefined, target: movesRetried });

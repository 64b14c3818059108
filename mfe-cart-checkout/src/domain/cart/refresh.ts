import { $accessToken } from '@vitrava/shared-kit/bus/session';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { createPresence } from '@vitrava/shared-kit/models/presence';
import { createTabChannel } from '@vitrava/shared-kit/models/tab-channel';
import { num, obj } from '@withease/contracts';
import { combine, createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { clearCartFx, readCartFx, sendCommandFx } from './calls.ts';
import { $cart, cartOwnerChanged } from './cart.ts';
import { device } from './device.ts';
import { additionsRetried } from './requests.ts';
import { isBlocked, isSettled, openCommands } from './state.ts';

/* When the customer's cart is read: at the start, on demand, after changes of another tab, once after a burst. */

/** Notifies other tabs that the cart of this customer has been changed. */
export const tabs = createTabChannel({ name: 'vitrava.cart', contract: obj({ owner: num }) });

/** When this page may have missed such a message. */
export const presence = createPresence();

/** After a burst of changes the cart is read once, this long after the last answer. */
const BURST_MS = 250;
/** A cart that was read longer ago is read again when the shopper returns to the page. */
const STALE_MS = 30_000;

/** Lines and totals are read again in all tabs: the shopper tries again, or an order has changed the cart. */
export const cartReloadRequested = createEvent();

export const $cartFailure = createStore<ApiError | null>(null, { serialize: 'ignore' })
  .on(readCartFx.failData, (_, error) => error)
  .reset(readCartFx.done, cartOwnerChanged);
export const $isCartReading = readCartFx.pending;

/** Whether lines and totals are the server's word about all that the customer wants. */
export const $isSettled = $cart.map(isSettled);

/** When the cart was last read, in ms since 1970. */
const $readAt = createStore(0, { serialize: 'ignore' }).on(readCartFx.done, () => Date.now());

const $unreadRevision = $cart.map((cart) => {
  const isUnread = cart.isRead && cart.readRevision !== cart.revision && openCommands(cart).length === 0;
  return isUnread ? cart.revision : null;
});
/** Fact: the last change of a burst has been answered. */
export const burstEnded = sample({
  clock: debounce($unreadRevision, BURST_MS),
  source: $unreadRevision,
  filter: (revision) => revision !== null,
  fn: () => undefined,
});

const shownStale = sample({
  clock: presence.returned,
  source: $readAt,
  filter: (readAt, { wasAway }) => wasAway || Date.now() - readAt > STALE_MS,
});
const changedByOwner = sample({ clock: tabs.received, source: $cart, filter: ({ owner }, message) => owner === message.owner });
const pendingUnread = sample({
  clock: device.changed.filter({ fn: ({ change: { kind } }) => kind === 'enqueued' || kind === 'retried' }),
  source: { cart: $cart, isReading: $isCartReading },
  filter: ({ cart, isReading }) => !cart.isRead && !isReading,
});
/** Fact: what may have failed before works now: the network is back, or the sign-in is renewed. */
const callsWorkAgain = merge([presence.reconnected, $accessToken.updates.filter({ fn: Boolean })]);
const failedBefore = sample({ clock: callsWorkAgain, source: $cartFailure, filter: Boolean });
const $isBlocked = combine($cart, sendCommandFx.pending, (cart, isCalling) => !isCalling && isBlocked(cart));
const readingDue = merge([
  cartOwnerChanged,
  cartReloadRequested,
  burstEnded,
  shownStale,
  changedByOwner,
  pendingUnread,
  failedBefore,
  $isBlocked.updates.filter({ fn: Boolean }),
]);
sample({
  clock: readingDue,
  source: { cart: $cart, isCalling: sendCommandFx.pending },
  // After a call, the cart is read again in any case.
  filter: ({ cart, isCalling }) => cart.owner !== null && !(isCalling && cart.isRead),
  fn: ({ cart: { owner, revision, lastReading } }) => ({ owner: owner as number, revision, serial: lastReading + 1 }),
  target: readCartFx,
});
sample({ clock: [callsWorkAgain, shownStale, cartReloadRequested], fn: () => undefined, target: additionsRetried });

// What has been read.
sample({
  clock: readCartFx.done,
  source: { cart: $cart, isFirst: $cart.map(({ isCompared }) => !isCompared) },
  filter: ({ cart }, { params }) => cart.isRead && cart.owner === params.owner,
  fn: ({ cart: { owner, lines, own }, isFirst }) => ({
    kind: 'compared' as const,
    owner: owner as number,
    amounts: new Map(lines.map(({ product, amount }) => [product, amount])),
    own,
    isFirst,
  }),
  target: device.change,
});
// Each change of a cart that could not be read: a control on the page waits for it.
sample({
  clock: readCartFx.fail,
  source: $cart,
  filter: (cart, { params }) => (!cart.isRead || isBlocked(cart)) && cart.owner === params.owner,
  fn: ({ outbox, own }) => ({
    kind: 'unread' as const,
    keys: outbox.flatMap(({ kind, key }) => (kind !== 'add' && key !== null && own.includes(key) ? [key] : [])),
  }),
  target: device.change,
});

// Other tabs.
sample({ clock: cartOwnerChanged, filter: (owner) => owner !== null, fn: () => undefined, target: [tabs.open, presence.start] });
/** Whether own calls were answered or a reload requested since: forwarding others' would keep all tabs reading. */
const $isUntold = createStore(false, { serialize: 'ignore' })
  .on([sendCommandFx.finally, clearCartFx.finally, cartReloadRequested], () => true)
  .reset(tabs.send, cartOwnerChanged);
// A burst has no end of its own when the cart is read before it.
sample({
  clock: [burstEnded, readCartFx.done, cartReloadRequested],
  source: { cart: $cart, isUntold: $isUntold },
  filter: ({ cart, isUntold }) => isUntold && cart.owner !== null,
  fn: ({ cart }) => ({ owner: cart.owner as number }),
  target: tabs.send,
});

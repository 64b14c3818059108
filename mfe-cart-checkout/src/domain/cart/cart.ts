import { $sessionStatus, $userId } from '@vitrava/shared-kit/bus/session';
import { combine, createEvent, createStore, sample } from 'effector';
import { clearCartFx, readCartFx, sendCommandFx } from './calls.ts';
import { device } from './device.ts';
import {
  EMPTY_CART,
  emptied,
  lineAnswered,
  outboxChanged,
  outboxRead,
  overtaken,
  ownerChanged,
  readingBegun,
  readingDone,
} from './state.ts';

/** The customer whose cart is on the server; null for a guest, and while the session is unknown. */
export const $owner = combine($sessionStatus, $userId, (status, userId) => (status === 'authenticated' ? userId : null));

/** The cart is needed on this page: by the service, or by a page if that is there first. Once is enough. */
export const cartNeeded = createEvent();
/** Fact: an order has taken what the cart held, or has been put into it once more: what was read before does not count. */
export const cartOvertaken = createEvent();
/** Fact: the cart is this customer's now, or no customer's. */
export const cartOwnerChanged = createEvent<number | null>();

/** The cart of the customer or guest, with all of its transitions. */
export const $cart = createStore(EMPTY_CART, { serialize: 'ignore' })
  .on(cartOwnerChanged, ownerChanged)
  .on(sendCommandFx, (cart, { owner }) => (cart.owner === owner ? overtaken(cart) : cart))
  .on(sendCommandFx.finally, (cart, { params: { owner } }) => (cart.owner === owner ? overtaken(cart) : cart))
  .on(device.refreshed, (cart, { value }) => outboxRead(cart, value))
  .on(device.changed, (cart, { change, value }) => {
    const isAnswered = change.kind === 'confirmed' && change.owner === cart.owner;
    return outboxChanged(isAnswered ? lineAnswered(cart, change.product, change.line) : cart, change, value);
  })
  .on(clearCartFx.done, (cart, { params: { owner } }) => (cart.owner === owner ? emptied(cart) : cart))
  // It may have been emptied all the same.
  .on(clearCartFx.fail, (cart, { params: { owner } }) => (cart.owner === owner ? overtaken(cart) : cart))
  .on(cartOvertaken, overtaken)
  .on(readCartFx, readingBegun);
$cart.on(
  sample({ clock: readCartFx.done, source: sendCommandFx.pending, fn: (isCalling, { params, result }) => ({ params, result, isCalling }) }),
  (cart, { params, result, isCalling }) => readingDone(cart, params, result, isCalling),
);

sample({ clock: cartNeeded, target: device.start });
const $isNeeded = createStore(false, { serialize: 'ignore' }).on(cartNeeded, () => true);
sample({
  clock: [cartNeeded, $owner],
  source: { owner: $owner, cart: $cart, isNeeded: $isNeeded },
  filter: ({ owner, cart, isNeeded }) => isNeeded && owner !== cart.owner,
  fn: ({ owner }) => owner,
  target: cartOwnerChanged,
});

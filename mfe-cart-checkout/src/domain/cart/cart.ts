import { createEvent, createStore, sample } from 'effector';
import { clearCartFx, readCartFx, sendCommandFx } from './calls.ts';
import { device } from './device.ts';
import { $owner } from './owner.ts';
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

/** The customer's cart is needed on this page. */
export const customerNeeded = createEvent();
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

const $isNeeded = createStore(false, { serialize: 'ignore' }).on(customerNeeded, () => true);
sample({
  clock: [customerNeeded, $owner],
  source: { owner: $owner, cart: $cart, isNeeded: $isNeeded },
  filter: ({ owner, cart, isNeeded }) => isNeeded && owner !== cart.owner,
  fn: ({ owner }) => owner,
  target: cartOwnerChanged,
});

import { combine, createEvent, createStore, sample } from 'effector';
import { spread } from 'patronum/spread';
import { clearCartFx, readCartFx } from './calls.ts';
import { $cart, cartOwnerChanged } from './cart.ts';
import { device } from './device.ts';
import { isSettled, openCommands } from './state.ts';

/** Clear the cart: a guest's at once, a customer's when the server confirms it. */
export const clearingRequested = createEvent();

const customerClearing = createEvent();
sample({
  clock: clearingRequested,
  source: $cart,
  fn: ({ owner, outbox }) => (owner === null ? { guest: { kind: 'cleared' as const, commands: outbox } } : { customer: undefined }),
  target: spread({ guest: device.change, customer: customerClearing }),
});
const $isRequested = createStore(false, { serialize: 'ignore' })
  .on(customerClearing, () => true)
  .reset(clearCartFx, cartOwnerChanged);
export const $isClearing = combine($isRequested, clearCartFx.pending, (isRequested, isPending) => isRequested || isPending);
/** Fact: what is in the customer's cart by now is what will be cleared. */
export const clearingBegun = clearCartFx.map(() => undefined);
/** Fact: the server has not confirmed it; it may have cleared the cart all the same. */
export const clearingFailed = clearCartFx.fail.map(() => undefined);

/** Fact: what was in the cart when it was to be cleared is in it no more, here and on the server. */
export const cartCleared = device.changed.filterMap(({ change }) => (change.kind === 'cleared' ? true : undefined));

// What is still on its way would arrive in the empty cart.
const $ready = combine($isRequested, $cart, (isRequested, cart) => (isRequested && openCommands(cart).length === 0 ? cart.owner : null));
sample({
  clock: $ready,
  source: $cart,
  filter: (_, owner) => owner !== null,
  fn: ({ outbox }, owner) => ({ owner: owner as number, commands: outbox }),
  target: clearCartFx,
});

/** The clearing that was not confirmed, until the cart is read: when that is empty, it was cleared. */
const $unconfirmed = createStore<Parameters<typeof clearCartFx>[0] | null>(null, { serialize: 'ignore' })
  .on(clearCartFx.fail, (_, { params }) => params)
  .reset(clearCartFx, cartOwnerChanged);
const validated = sample({
  clock: readCartFx.done,
  source: { unconfirmed: $unconfirmed, cart: $cart },
  filter: ({ unconfirmed, cart }) => unconfirmed !== null && isSettled(cart),
});
$unconfirmed.reset(validated);

sample({
  clock: [
    clearCartFx.done.map(({ params }) => params),
    validated.filterMap(({ unconfirmed, cart }) => (unconfirmed && cart.lines.length === 0 ? unconfirmed : undefined)),
  ],
  source: $cart,
  filter: ({ owner }, cleared) => owner === cleared.owner,
  fn: (_, { commands }) => ({ kind: 'cleared' as const, commands }),
  target: device.change,
});

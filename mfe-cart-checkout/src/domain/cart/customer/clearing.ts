import { isQuiet, isSettled } from '@vitrava/shared-kit/models/optimistic-list';
import { combine, createEvent, createStore, sample } from 'effector';
import { $guestLines, guestChangeRequested } from '../guest/index.ts';
import { $owner } from '../owner.ts';
import { $arriving } from '../transfer/index.ts';
import { clearCartFx, readCartFx } from './calls.ts';
import { $cart, ownerChanged } from './store.ts';

/** Everything shall leave the cart: a guest's at once, a customer's when the server says so. */
export const clearingRequested = createEvent();

const $isRequested = createStore(false, { serialize: 'ignore' })
  .on(sample({ clock: clearingRequested, source: $owner }), (_, owner) => owner !== null)
  .reset(clearCartFx, ownerChanged);
export const $isClearing = combine($isRequested, clearCartFx.pending, (isRequested, isPending) => isRequested || isPending);
/** Fact: what is in the customer's cart by now is what will be cleared. */
export const clearingBegun = clearCartFx.map(() => undefined);
/** Fact: the server has not said yes; it may have cleared the cart all the same. */
export const clearingFailed = clearCartFx.fail.map(() => undefined);

// What is still on its way would arrive in the empty cart.
const $owned = combine($isRequested, $cart, $arriving, (isRequested, cart, arriving) => {
  return isRequested && isQuiet(cart) && arriving.length === 0 ? cart.owner : null;
});
sample({
  clock: $owned,
  source: $guestLines,
  filter: (_, owner) => owner !== null,
  fn: (beside, owner) => ({ owner: owner as number, beside }),
  target: clearCartFx,
});

/** The clearing that got no yes, until the cart is read: when that is empty, it was cleared. */
const $unsure = createStore<Parameters<typeof clearCartFx>[0] | null>(null, { serialize: 'ignore' })
  .on(clearCartFx.fail, (_, { params }) => params)
  .reset(clearCartFx, ownerChanged);
const judged = sample({
  clock: readCartFx.done,
  source: { unsure: $unsure, cart: $cart },
  filter: ({ unsure, cart }) => unsure !== null && isSettled(cart),
});
$unsure.reset(judged);

const guestsCleared = sample({ clock: clearingRequested, source: { owner: $owner, lines: $guestLines } });
const customersCleared = sample({
  clock: [
    clearCartFx.done.map(({ params }) => params),
    judged.filterMap(({ unsure, cart }) => (unsure && cart.settled.length === 0 ? unsure : undefined)),
  ],
  source: $owner,
  filter: (owner, cleared) => owner === cleared.owner,
  fn: (_, { beside }) => beside,
});
sample({
  clock: [guestsCleared.filterMap(({ owner, lines }) => (owner === null ? lines : undefined)), customersCleared],
  fn: (lines) => ({ kind: 'clearing' as const, lines }),
  target: guestChangeRequested,
});

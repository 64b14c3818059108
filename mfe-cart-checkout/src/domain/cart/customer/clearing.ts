import { isQuiet } from '@vitrava/shared-kit/models/optimistic-list';
import { combine, createEvent, createStore, sample } from 'effector';
import { guestChangeRequested } from '../guest/index.ts';
import { $owner } from '../owner.ts';
import { $arriving } from '../transfer/index.ts';
import { clearCartFx } from './calls.ts';
import { $cart, ownerChanged } from './store.ts';

/** Everything shall leave the cart: a guest's at once, a customer's when the server says so. */
export const clearingRequested = createEvent();

const $isRequested = createStore(false, { serialize: 'ignore' })
  .on(sample({ clock: clearingRequested, source: $owner }), (_, owner) => owner !== null)
  .reset(clearCartFx, ownerChanged);
export const $isClearing = combine($isRequested, clearCartFx.pending, (isRequested, isPending) => isRequested || isPending);
export const clearingFailed = clearCartFx.fail;

// What is still on its way would arrive in the empty cart.
const $owned = combine($isRequested, $cart, $arriving, (isRequested, cart, arriving) => {
  return isRequested && isQuiet(cart) && arriving.length === 0 ? cart.owner : null;
});
sample({ clock: $owned, filter: (owner): owner is number => owner !== null, target: clearCartFx });

const guestsCleared = sample({ clock: clearingRequested, source: $owner, filter: (owner) => owner === null });
// Lines that did not get into the customer's cart are seen in it, so they go too.
sample({ clock: [guestsCleared, clearCartFx.done], fn: () => ({ kind: 'clearing' as const }), target: guestChangeRequested });

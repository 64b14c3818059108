import { itemAdded, itemRefused } from '@vitrava/shared-kit/bus/cart';
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { newKey } from '../answers.ts';
import { guestChangeWished } from '../guest/index.ts';
import { $owner } from '../owner.ts';
import { $arriving } from '../transfer/index.ts';
import { changeLineFx, readCartFx } from './calls.ts';
import { type CartChange, decide } from './decide.ts';
import { entriesOf } from './entries.ts';
import { burstEnded, cartReloadRequested } from './refresh.ts';
import { findPending } from './state.ts';
import { nextStep } from './step.ts';
import { $cart, lineForgotten, ownerCame, wishAccepted } from './store.ts';
import { followTabsFx, tellTabsFx } from './tabs.ts';

/** The customer's cart is needed on this page. */
export const customerNeeded = createEvent();
export const customerChangeWished = createEvent<CartChange>();

export const $customerEntries = combine($cart, $arriving, entriesOf);

const $channel = createStore<BroadcastChannel | null>(null, { serialize: 'ignore' });
const $isFollowing = createStore(false, { serialize: 'ignore' });

// The owner.
const $isNeeded = createStore(false, { serialize: 'ignore' }).on(customerNeeded, () => true);
sample({
  clock: [customerNeeded, $owner],
  source: { owner: $owner, cart: $cart, isNeeded: $isNeeded },
  filter: ({ owner, cart, isNeeded }) => isNeeded && owner !== cart.owner,
  fn: ({ owner }) => owner,
  target: ownerCame,
});
sample({
  clock: ownerCame,
  source: $isFollowing,
  filter: (isFollowing, owner) => !isFollowing && owner !== null,
  fn: () => undefined,
  target: followTabsFx,
});
sample({ clock: followTabsFx, fn: () => true, target: $isFollowing });
sample({ clock: followTabsFx.doneData, target: $channel });

// Wishes.
const decided = sample({ clock: customerChangeWished, source: $customerEntries, fn: decide, batch: false });
sample({
  clock: decided.filterMap(({ product, wish }) => (wish ? { product, wish } : undefined)),
  target: wishAccepted,
  batch: false,
});
sample({
  clock: decided,
  filter: ({ isRefused }) => isRefused,
  fn: ({ product }) => ({ product, reason: 'limit' as const }),
  target: itemRefused,
});

// Calls: the next one is sent as soon as there is one.
const $step = combine($cart, $arriving, nextStep);
const callDue = $step.updates.filterMap((step) => (step?.kind === 'call' ? step.call : undefined));
const metAlready = $step.updates.filterMap((step) => (step?.kind === 'met' ? step.product : undefined));
sample({ clock: callDue, fn: (call) => ({ ...call, key: call.key || newKey() }), target: changeLineFx });
sample({ clock: metAlready, target: lineForgotten });

// Facts.
const told = sample({ clock: [burstEnded, cartReloadRequested], source: { channel: $channel, owner: $owner } });
sample({ clock: told, target: tellTabsFx });
sample({
  clock: changeLineFx.done,
  filter: ({ params, result }) => result !== null && result.amount > params.before && (params.isAddition || params.before === 0),
  fn: ({ params: { product }, result }) => ({ product, amount: result?.amount ?? 0 }),
  target: itemAdded,
});
const failed = sample({ clock: changeLineFx.fail, source: $cart, fn: (cart, { params }) => findPending(cart, params.product) });
sample({
  clock: failed.filterMap((line) => (line?.failure ? { product: line.product, reason: line.failure } : undefined)),
  target: itemRefused,
});
// The session ended in the middle. What was to be added waits on the device for the next sign-in.
const unsaved = sample({
  clock: changeLineFx.fail,
  source: $owner,
  filter: (owner, { error }) => owner === null && error.kind === 'status' && error.status === 401,
  fn: (_, { params: { product, amount, before } }) => ({ kind: 'addition' as const, product, amount: amount - before }),
});
sample({ clock: unsaved, filter: ({ amount }) => amount > 0, target: guestChangeWished });
// Wishes of a cart that could not be read, each of which somebody waits for.
const refuseAllFx = createEffect((products: readonly number[]) => {
  const refuse = scopeBind(itemRefused);
  for (const product of products) refuse({ product, reason: 'network' });
});
sample({
  clock: readCartFx.fail,
  source: $cart,
  filter: ({ isRead }) => !isRead,
  fn: ({ pending }) => pending.map(({ product }) => product),
  target: refuseAllFx,
});

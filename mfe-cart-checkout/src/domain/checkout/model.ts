import { $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import { combine, createEvent, createStore, sample } from 'effector';
import {
  type CheckoutChange,
  changeCheckoutFx,
  followOtherTabsFx,
  forgetCheckoutFx,
  readCheckoutFx,
  storedCheckoutChanged,
} from './device.ts';
import { type CheckoutState, NEW_CHECKOUT } from './state.ts';

/** The checkout is needed on this page: by a step, or by the middleware before it. Once is enough. */
export const checkoutNeeded = createEvent();

/** Something was chosen or seen on the way. */
export const checkoutChanged = createEvent<CheckoutChange>();

/** The order is known, whatever became of it: the next checkout begins anew. */
export const checkoutFinished = createEvent();

/** Whose checkout is in memory, and how far it has come. Never on the server. */
const $owned = createStore<{ readonly userId: number; readonly state: CheckoutState } | null>(null, { serialize: 'ignore' });
const $isDetached = createStore(false, { serialize: 'ignore' });
const $isNeeded = createStore(false, { serialize: 'ignore' });

export const $checkout = combine($owned, $userId, (owned, userId) => (owned?.userId === userId ? owned.state : NEW_CHECKOUT));
/** Whether `$checkout` says how far the customer has come. */
export const $isCheckoutRead = combine($owned, $userId, (owned, userId) => owned !== null && owned.userId === userId);

const started = sample({ clock: checkoutNeeded, source: $isNeeded, filter: (isNeeded) => !isNeeded });
sample({ clock: started, target: followOtherTabsFx });
sample({ clock: started, fn: () => true, target: $isNeeded });

sample({
  clock: [$isNeeded, $userId, storedCheckoutChanged],
  source: { isNeeded: $isNeeded, userId: $userId, isDetached: $isDetached },
  filter: ({ isNeeded, userId, isDetached }) => isNeeded && userId !== null && !isDetached,
  fn: ({ userId }) => userId as number,
  target: readCheckoutFx,
});
sample({
  clock: readCheckoutFx.done,
  fn: ({ params, result }) => ({ userId: params, state: result ?? NEW_CHECKOUT }),
  target: $owned,
});

sample({
  clock: checkoutChanged,
  source: { userId: $userId, state: $checkout, isDetached: $isDetached },
  filter: ({ userId }) => userId !== null,
  fn: ({ userId, state, isDetached }, change) => ({ userId: userId as number, known: { state, isDetached }, change }),
  target: changeCheckoutFx,
});
sample({
  clock: changeCheckoutFx.done,
  fn: ({ params, result }) => ({ userId: params.userId, state: result.state }),
  target: $owned,
});
sample({ clock: changeCheckoutFx.doneData, fn: ({ isDetached }) => isDetached, target: $isDetached });

/** An intent has its key, new or kept, and the device holds it if it can: it may be sent. */
export const intentFormed = changeCheckoutFx.done.filterMap(({ params, result }) =>
  params.change.kind === 'intent' && params.change.intent ? (result.state.intent ?? undefined) : undefined,
);

sample({ clock: checkoutFinished, target: forgetCheckoutFx });
sample({
  clock: checkoutFinished,
  source: $userId,
  fn: (userId) => (userId === null ? null : { userId, state: NEW_CHECKOUT }),
  target: $owned,
});
sample({ clock: checkoutFinished, fn: () => false, target: $isDetached });
sample({ clock: signedOut, target: [$owned.reinit, $isDetached.reinit] });

import { $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import type { Order } from '@vitrava/shared-kit/contracts/browser';
import { createEvent, createStore, sample } from 'effector';
import { cancelOrderFx } from '../../domain/orders/index.ts';
import { type Cancellation, confirm, dismiss, NO_CANCELLATION, requestCancellation, settle } from './cancellation.ts';
import { OrdersGate } from './gate.ts';
import { ordersReloadRequested } from './model.ts';

export const cancelChosen = createEvent<Order>();
export const cancelConfirmed = createEvent();
/** The shopper keeps the order. While it is being canceled there is nothing left to keep. */
export const cancelDismissed = createEvent();

export const $isCancelling = cancelOrderFx.pending;

const dismissed = sample({ clock: cancelDismissed, source: $isCancelling, filter: (isCancelling) => !isCancelling });
const settled = sample({
  clock: cancelOrderFx.done,
  source: $userId,
  fn: (userId, { result }) => ({ outcome: result, isSignedIn: userId !== null }),
});

export const $cancellation = createStore<Cancellation>(NO_CANCELLATION, { serialize: 'ignore' })
  .on(cancelChosen, requestCancellation)
  .on(cancelConfirmed, confirm)
  .on(dismissed, dismiss)
  .on(settled, settle)
  .reset(OrdersGate.close, signedOut);

export const cancelRefused = cancelOrderFx.done.filterMap(({ params, result }) =>
  'refused' in result && result.refused === 'gone' ? params : undefined,
);

sample({
  clock: cancelConfirmed,
  source: { cancellation: $cancellation, isCancelling: $isCancelling },
  filter: ({ cancellation, isCancelling }) => cancellation.order !== null && !isCancelling,
  fn: ({ cancellation }) => cancellation.order?.number ?? '',
  target: cancelOrderFx,
});

// A canceled or changed order appears differently in the list.
sample({
  clock: cancelOrderFx.done,
  filter: ({ result }) => 'canceled' in result || result.refused === 'gone',
  fn: () => undefined,
  target: ordersReloadRequested,
});

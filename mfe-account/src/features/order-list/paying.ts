import { signedOut } from '@vitrava/shared-kit/bus/session';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { openPaymentFx } from '../../domain/orders/index.ts';
import { OrdersGate } from './gate.ts';
import { ordersReloadRequested } from './model.ts';
import { cameBack } from './returning.ts';

/** The shopper wants to pay an order by card. */
export const paymentRequested = createEvent<string>();

/** The order whose payment is being opened; stays until the document is left, so that it is not pressed twice. */
export const $paying = createStore<string | null>(null, { serialize: 'ignore' });

/** Fact: a payment could not be opened; `gone` when the order cannot be paid any more. */
export const paymentRefused = createEvent<{ number: string; reason: 'gone' | 'away' | 'connection' | 'unknown' }>();

/** The acquirer's page is a site of its own: the document goes there. */
export const leaveForFx = createEffect((url: string) => location.assign(url));

sample({
  clock: paymentRequested,
  source: $paying,
  filter: (paying) => paying === null,
  fn: (_, number) => number,
  target: [$paying, openPaymentFx],
});
// Who has left the list meanwhile is not taken away from where they are.
const answered = sample({
  clock: openPaymentFx.done,
  source: $paying,
  filter: (paying, { params }) => paying === params,
  fn: (_, end) => end,
});
sample({ clock: answered.filterMap(({ result }) => ('url' in result ? result.url : undefined)), target: leaveForFx });
sample({
  clock: answered.filterMap(({ params, result }) => ('refused' in result ? { number: params, reason: result.refused } : undefined)),
  target: paymentRefused,
});
sample({ clock: paymentRefused, filter: ({ reason }) => reason === 'gone', fn: () => undefined, target: ordersReloadRequested });
sample({ clock: [paymentRefused, cameBack, OrdersGate.close, signedOut], target: $paying.reinit });

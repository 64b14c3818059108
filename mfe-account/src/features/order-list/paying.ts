import { signedOut } from '@vitrava/shared-kit/bus/session';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { openPaymentFx } from '../../domain/orders/index.ts';
import { cancelingRefused, errorSeen, NO_ACTIONS, paymentAnswered, paymentBegun, paymentLeft } from './actions-state.ts';
import { cancelChosen, cancelRefused } from './cancelling.ts';
import { OrdersGate } from './gate.ts';
import { ordersReloadRequested } from './model.ts';
import { cameBack } from './returning.ts';

/** The shopper wants to pay an order by card. */
export const paymentRequested = createEvent<string>();

/** The acquirer's page is a site of its own: the document goes there. */
export const leaveForFx = createEffect((url: string) => location.assign(url));

const $actions = createStore(NO_ACTIONS, { serialize: 'ignore' })
  .on([cancelChosen, paymentRequested], errorSeen)
  .on(openPaymentFx, paymentBegun)
  .on(openPaymentFx.done, (actions, { params: number, result: outcome }) => paymentAnswered(actions, { number, outcome }))
  .on(cancelRefused, cancelingRefused)
  .on(cameBack, paymentLeft)
  .reset(OrdersGate.close, signedOut);
export const $paying = $actions.map(({ paying }) => paying);
export const $orderError = $actions.map(({ error }) => error);

sample({
  clock: paymentRequested,
  source: $paying,
  filter: (paying) => paying === null,
  fn: (_, number) => number,
  target: openPaymentFx,
});
sample({
  clock: openPaymentFx.done,
  source: $paying,
  filter: (paying, { params, result }) => paying === params && 'url' in result,
  fn: (_, { result }) => ('url' in result ? result.url : ''),
  target: leaveForFx,
});
// An order that cannot be paid any more stands in the list otherwise than before.
sample({
  clock: openPaymentFx.doneData,
  filter: (outcome) => 'refused' in outcome && outcome.refused === 'gone',
  fn: () => undefined,
  target: ordersReloadRequested,
});

import { signedOut } from '@vitrava/shared-kit/bus/session';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { spread } from 'patronum/spread';
import { openPaymentFx } from '../../domain/orders/index.ts';
import { cancelingRefused, errorSeen, NO_ACTIONS, paymentAnswered, paymentBegun, paymentLeft } from './actions-state.ts';
import { cancelChosen, cancelRefused } from './cancelling.ts';
import { OrdersGate } from './gate.ts';
import { ordersReloadRequested, pageRestored } from './model.ts';

/** The shopper wants to pay an order by card. */
export const paymentRequested = createEvent<string>();

/** The acquirer's page is another site: the document navigates there. */
export const leaveForFx = createEffect((url: string) => location.assign(url));

const $actions = createStore(NO_ACTIONS, { serialize: 'ignore' })
  .on([cancelChosen, paymentRequested], errorSeen)
  .on(openPaymentFx, paymentBegun)
  .on(openPaymentFx.done, (actions, { params: number, result: outcome }) => paymentAnswered(actions, { number, outcome }))
  .on(cancelRefused, cancelingRefused)
  .on(pageRestored, paymentLeft)
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
  fn(paying, { params, result }): { readonly leave?: string; readonly reload?: undefined } {
    if ('url' in result) return paying === params ? { leave: result.url } : {};
    // An order that can no longer be paid appears differently in the list.
    return result.refused === 'gone' ? { reload: undefined } : {};
  },
  target: spread({ leave: leaveForFx, reload: ordersReloadRequested }),
});

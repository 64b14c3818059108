import { signInRequested } from '@vitrava/shared-kit/bus/shell';
import type { Order } from '@vitrava/shared-kit/contracts/browser';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { createCustomerQuery } from '@vitrava/shared-kit/models/page-query';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $placedOrder, cancelOrderFx, loadOrderFx, payOrderFx } from '../../domain/orders/index.ts';
import { orderResultPath } from '../../paths.ts';
import { OrderResultGate } from './gate.ts';
import { outcomeOf } from './stage.ts';

const NUMBER = /^\d{6,12}$/;

export const opened = createEvent<PageRequest>();
/** The number in the address; empty for what cannot be one. */
export const $number = createStore('').on(opened, (_, { params: { number = '' } }) => (NUMBER.test(number) ? number : ''));

export const $status = $number.map((number) => (number === '' ? 404 : 200));
export const $head = combine($t, $number, (t, number): PageHead => ({ title: t('checkout.orderHead', { number }), robots: 'noindex' }));

export const signInChosen = createEvent();

/** The order that was placed a moment ago, if it is this one; it is taken once. */
const takePlacedFx = attach({
  source: $placedOrder,
  effect: (placed, number: string) => (placed?.number === number ? placed : null),
});
$placedOrder.reset(takePlacedFx.done);
/** The order that this page has just received: it is shown without a request, and its payment begins by itself. */
export const justPlaced = takePlacedFx.doneData.filter({ fn: (order): order is Order => order !== null });

/** The order of the address, while the page is shown: nothing of it stays afterwards. */
const query = createCustomerQuery({
  name: 'cart-checkout/order-result',
  isOpen: OrderResultGate.status,
  source: combine(OrderResultGate.status, $number, (isOpen, number) => (isOpen && number !== '' ? number : null)),
  params: (_, number) => number,
  effect: createEffect<string, Order, ApiError>(async (number) => (await takePlacedFx(number)) ?? loadOrderFx(number)),
  // Back from the payment page may bring this one as it was left, without what has happened since.
  revalidateOn: 'restore',
});
export const { $data: $order, $isPending, reload: reloadRequested } = query;
export const $state = combine(query.$state, $number, (state, number) => (number === '' ? ('missing' as const) : state));
export const $outcome = combine($state, $order, outcomeOf);

// Every answer about the order of this page is newer than the last.
sample({
  clock: [cancelOrderFx.doneData, payOrderFx.doneData],
  source: query.$params,
  filter: (number, order) => order.number === number,
  fn: (_, order) => order,
  target: query.show,
});

sample({ clock: signInChosen, source: $number, fn: (number) => ({ returnTo: orderResultPath({ number }) }), target: signInRequested });

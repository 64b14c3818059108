import { createApiFx } from '@vitrava/shared-kit/api-client';
import type { UserPatch } from '@vitrava/shared-kit/contracts/api';
import { orderContract } from '@vitrava/shared-kit/contracts/browser';
import { anything } from '@withease/contracts';
import { orderListContract, ordersPeriodContract } from '../../contracts.ts';
import { type Period, toOrdersFilter } from './period.ts';

export const ORDERS_PAGE_SIZE = 10;

/** Which orders are looked at: still to come or over, of which days, a page of them, and whose they are. */
export interface OrdersQuery {
  readonly group: 'active' | 'completed';
  readonly page: number;
  readonly period: Period;
  readonly userId: number;
}

export const loadOrdersFx = createApiFx({
  name: 'loadOrdersFx',
  request: ({ group, page, period }: OrdersQuery) => ({
    path: 'api/orders/',
    query: { group, date__gte: period.from, date__lte: period.to, page, page_size: ORDERS_PAGE_SIZE },
    authorized: true,
  }),
  contract: orderListContract,
});

export const loadOrderFx = createApiFx({
  name: 'loadOrderFx',
  request: (number: string) => ({ path: `api/orders/${number}/`, authorized: true }),
  contract: orderContract,
});

export const callCancelFx = createApiFx({
  name: 'callCancelFx',
  request: (number: string) => ({ path: `api/orders/${number}/cancel/`, method: 'POST', authorized: true }),
  contract: orderContract,
});

/** Begins a payment, or gives the one that is under way. */
export const callPaymentFx = createApiFx({
  name: 'callPaymentFx',
  request: (number: string) => ({ path: `api/orders/${number}/payment/`, method: 'POST', authorized: true }),
  contract: orderContract,
});

/** The period of orders that the customer looked at last, which their record keeps. */
export const loadPeriodFx = createApiFx({
  name: 'loadPeriodFx',
  request: (userId: number) => ({ path: `api/users/${userId}/`, authorized: true, isShared: true }),
  contract: ordersPeriodContract,
});

export const savePeriodFx = createApiFx({
  name: 'savePeriodFx',
  request: ({ userId, period }: { readonly userId: number; readonly period: Period }) => ({
    path: `api/users/${userId}/`,
    method: 'PATCH',
    authorized: true,
    body: { orders_filter: toOrdersFilter(period) } satisfies UserPatch,
  }),
  contract: anything,
});

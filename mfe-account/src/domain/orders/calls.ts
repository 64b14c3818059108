import { createApiFx } from '@vitrava/shared-kit/api-client';
import { orderContract } from '@vitrava/shared-kit/contracts/browser';
import { arr, num, obj } from '@withease/contracts';

/** Orders on one page of the list. */
export const ORDERS_PAGE_SIZE = 10;

/** Which orders are looked at: still to come or over, a page of them, and whose they are. */
export interface OrdersQuery {
  readonly group: 'active' | 'completed';
  readonly page: number;
  readonly userId: number;
}

export const loadOrdersFx = createApiFx({
  name: 'loadOrdersFx',
  request: ({ group, page }: OrdersQuery) => ({
    path: 'api/orders/',
    query: { group, page, page_size: ORDERS_PAGE_SIZE },
    authorized: true,
  }),
  contract: obj({ count: num, results: arr(orderContract) }),
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

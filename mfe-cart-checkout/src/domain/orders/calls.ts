import { createApiFx } from '@vitrava/shared-kit/api-client';
import type { OrderRequest } from '@vitrava/shared-kit/contracts/api';
import { paymentMethodListContract } from '../../contracts.ts';
import { orderContract, orderListContract } from './contract.ts';

/** Placing takes its time on a busy server; after an early timeout the result would have to be requested. */
const PLACING_DEADLINE_MS = 20_000;
const REQUEST_DEADLINE_MS = 8_000;

export interface KeyedOrder {
  readonly key: string;
  readonly body: OrderRequest;
}

export const postOrderFx = createApiFx({
  name: 'postOrderFx',
  request: ({ key, body }: KeyedOrder) => ({
    path: 'api/orders/',
    method: 'POST',
    body,
    authorized: true,
    headers: { 'Idempotency-Key': key },
    deadlineMs: PLACING_DEADLINE_MS,
  }),
  contract: orderContract,
});

/** The order that was placed under a key: a list of one, or of none. */
export const findOrdersFx = createApiFx({
  name: 'findOrdersFx',
  request: (key: string) => ({
    path: 'api/orders/',
    query: { idempotency_key: key },
    authorized: true,
    deadlineMs: REQUEST_DEADLINE_MS,
  }),
  contract: orderListContract,
});

export const loadOrderFx = createApiFx({
  name: 'loadOrderFx',
  request: (number: string) => ({ path: `api/orders/${number}/`, authorized: true }),
  contract: orderContract,
});

export const cancelOrderFx = createApiFx({
  name: 'cancelOrderFx',
  request: (number: string) => ({ path: `api/orders/${number}/cancel/`, method: 'POST', authorized: true }),
  contract: orderContract,
});

/** Begins a payment, or gives the one that is under way. */
export const payOrderFx = createApiFx({
  name: 'payOrderFx',
  request: (number: string) => ({ path: `api/orders/${number}/payment/`, method: 'POST', authorized: true }),
  contract: orderContract,
});

export const loadPaymentMethodsFx = createApiFx({
  name: 'loadPaymentMethodsFx',
  request: (stock: number) => ({ path: 'api/payment_methods/', query: { stock }, authorized: true, deadlineMs: REQUEST_DEADLINE_MS }),
  contract: paymentMethodListContract,
});

import type { Order } from '@vitrava/shared-kit/contracts/browser';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { createEffect } from 'effector';
import { callCancelFx, callPaymentFx, loadOrderFx } from './calls.ts';

/** Why an action was not done: the order has gone on since it was shown, its side is away for now, or there was no connection. */
export type Refusal = 'gone' | 'away' | 'connection' | 'unknown';

function refusalOf(error: ApiError): Refusal {
  if (error.kind === 'contract') return 'unknown';
  if (error.kind !== 'status') return 'connection';
  if (error.status === 409 || error.status === 404) return 'gone';
  return error.status === 503 || error.status === 429 ? 'away' : 'unknown';
}

export type CancelOutcome = { readonly canceled: Order } | { readonly refused: Refusal };

/** Cancels an order. One that refuses is read again: it is canceled already if an earlier response was lost. */
export const cancelOrderFx = createEffect(async (number: string): Promise<CancelOutcome> => {
  try {
    return { canceled: await callCancelFx(number) };
  } catch (error) {
    const refused = refusalOf(error as ApiError);
    if (refused !== 'gone') return { refused };
  }
  try {
    const order = await loadOrderFx(number);
    return order.status === 'canceled' ? { canceled: order } : { refused: 'gone' };
  } catch {
    return { refused: 'gone' };
  }
});

export type PaymentOutcome = { readonly url: string } | { readonly refused: Refusal };

/** Requests the address where the order can be paid: the acquirer's page. Only a web address is accepted. */
export const openPaymentFx = createEffect(async (number: string): Promise<PaymentOutcome> => {
  try {
    const { payment } = await callPaymentFx(number);
    return payment.url !== null && /^https?:\/\//.test(payment.url) ? { url: payment.url } : { refused: 'away' };
  } catch (error) {
    return { refused: refusalOf(error as ApiError) };
  }
});

import type { Order } from '@vitrava/shared-kit/contracts/browser';

/** How an order is paid, in the terms of the page; `isPayable` when the customer can pay by card now. */
export interface PaymentState {
  readonly name: 'onPickup' | 'paidOnPickup' | 'waiting' | 'failed' | 'paid' | 'refunding' | 'refunded' | 'none';
  readonly isPayable: boolean;
}

/** The state of an order's payment. What is due at the pickup point has been paid there once the order is handed over. */
export function paymentStateOf({ status, payment }: Pick<Order, 'status' | 'payment'>): PaymentState {
  const isWaiting = status === 'waiting' && payment.method === 'card';
  switch (payment.status) {
    case 'due':
      if (status === 'canceled') return { name: 'none', isPayable: false };
      return { name: status === 'closed' ? 'paidOnPickup' : 'onPickup', isPayable: false };
    case 'paid':
      return { name: payment.method === 'card' ? 'paid' : 'paidOnPickup', isPayable: false };
    case 'pending':
      return { name: 'waiting', isPayable: isWaiting };
    case 'failed':
      return { name: status === 'canceled' ? 'none' : 'failed', isPayable: isWaiting };
    case 'void':
      return { name: 'none', isPayable: false };
    default:
      return { name: payment.status, isPayable: false };
  }
}

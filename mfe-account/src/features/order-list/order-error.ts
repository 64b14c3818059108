import { signedOut } from '@vitrava/shared-kit/bus/session';
import { createStore, sample } from 'effector';
import { cancelChosen, cancelRefused } from './cancelling.ts';
import { OrdersGate } from './gate.ts';
import { paymentRefused, paymentRequested } from './paying.ts';

/** What went wrong with an order's last action; a key of the texts. */
export interface OrderError {
  readonly number: string;
  readonly text: string;
}

/** Stands beside the order until something else is done with it. */
export const $orderError = createStore<OrderError | null>(null, { serialize: 'ignore' });

sample({ clock: cancelRefused, fn: (number) => ({ number, text: 'orders.cancel.gone' }), target: $orderError });
sample({ clock: paymentRefused, fn: ({ number, reason }) => ({ number, text: `orders.pay.${reason}` }), target: $orderError });
sample({ clock: [cancelChosen, paymentRequested, OrdersGate.close, signedOut], target: $orderError.reinit });

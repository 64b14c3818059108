import { signedOut } from '@vitrava/shared-kit/bus/session';
import { createStore, sample } from 'effector';
import { cancelChosen, cancelRefused } from './cancelling.ts';
import { OrdersGate } from './gate.ts';
import { paymentRefused, paymentWished } from './paying.ts';

/** What went wrong with an order's last act; a key of the texts. */
export interface Complaint {
  readonly number: string;
  readonly text: string;
}

/** Stands beside the order until something else is done with it. */
export const $complaint = createStore<Complaint | null>(null, { serialize: 'ignore' });

sample({ clock: cancelRefused, fn: (number) => ({ number, text: 'orders.cancel.gone' }), target: $complaint });
sample({ clock: paymentRefused, fn: ({ number, reason }) => ({ number, text: `orders.pay.${reason}` }), target: $complaint });
sample({ clock: [cancelChosen, paymentWished, OrdersGate.close, signedOut], target: $complaint.reinit });

import { createGate } from 'effector-react';

/** Open while the payment step stands in a browser. */
export const PaymentGate = createGate();

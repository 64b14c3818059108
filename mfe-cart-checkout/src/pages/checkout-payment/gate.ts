import { createGate } from 'effector-react';

/** Open while the payment step is shown in a browser. */
export const PaymentGate = createGate();

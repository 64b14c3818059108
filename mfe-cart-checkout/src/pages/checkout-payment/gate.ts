import { createGate } from 'effector-react';

export const PaymentGate = createGate();

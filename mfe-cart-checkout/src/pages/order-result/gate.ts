import { createGate } from 'effector-react';

export const OrderResultGate = createGate();

import { createGate } from 'effector-react';

/** Open while the page of an order is shown in a browser. */
export const OrderResultGate = createGate();

import { createGate } from 'effector-react';

/** Open while the page of an order stands in a browser. */
export const OrderResultGate = createGate();

import { createGate } from 'effector-react';

/** Open while a list of orders is looked at, in the browser only: the server knows no shopper. */
export const OrdersGate = createGate('OrdersGate');

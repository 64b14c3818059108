import { createGate } from 'effector-react';

/** Open while a list of orders is shown, in the browser only: the server has no session. */
export const OrdersGate = createGate('OrdersGate');

export { cancelOrderFx, findOrdersFx, loadOrderFx, loadPaymentMethodsFx, payOrderFx } from './calls.ts';
export { $placedOrder, lookForOrderFx, placeOrderFx } from './model.ts';
export type { Placement, Refusal } from './placing.ts';

export { cancelOrderFx, findOrdersFx, loadOrderFx, payOrderFx } from './calls.ts';
export { $placedOrder, lookForOrderFx, placeOrderFx } from './model.ts';
export type { Placement, Refusal } from './placing.ts';

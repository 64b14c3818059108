export { type CancelOutcome, cancelOrderFx, openPaymentFx, type PaymentOutcome, type Refusal } from './actions.ts';
export { loadOrdersFx, ORDERS_PAGE_SIZE, type OrdersQuery } from './calls.ts';
export { paymentStateOf } from './payment.ts';

export { type CancelOutcome, cancelOrderFx, openPaymentFx, type PaymentOutcome, type Refusal } from './actions.ts';
export { loadOrdersFx, loadPeriodFx, ORDERS_PAGE_SIZE, type OrdersQuery, savePeriodFx } from './calls.ts';
export { paymentStateOf } from './payment.ts';
export {
  fromOrdersFilter,
  isSamePeriod,
  isSound,
  isWhole,
  judgePeriod,
  type Period,
  type PeriodProblems,
  WHOLE_TIME,
} from './period.ts';

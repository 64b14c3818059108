export { applyOutcome } from './apply-outcome.ts';
export { addPayment, announcePayment, type Payable } from './create-payment.ts';
export { pollPayments, findOpenPayments, findPendingOrders } from './poll-payments.ts';
export { settleRefunds } from './settle-refunds.ts';
export { WEBHOOK_PATH, webhookRoutes } from './webhook.ts';
export { withdrawPayments } from './withdraw-payments.ts';

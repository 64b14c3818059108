export { askAboutPayments, findOpenPayments, findPendingOrders } from './ask.ts';
export { applyOutcome } from './outcome.ts';
export { settleRefunds } from './refund.ts';
export { addPayment, announcePayment, type Payable } from './start.ts';
export { WEBHOOK_PATH, webhookRoutes } from './webhook.ts';
export { withdrawPayments } from './withdraw.ts';

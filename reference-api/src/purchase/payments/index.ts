export { applyOutcome } from './apply-outcome.ts';
export { addPayment, announcePayment, type Payable } from './create-payment.ts';
export { settlePayments } from './settle-payments.ts';
export { WEBHOOK_PATH, webhookRoutes } from './webhook.ts';

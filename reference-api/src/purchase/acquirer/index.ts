export { type Acquirer, connectAcquirer, type Send } from './client.ts';
export {
  type AcquirerPayment,
  AcquirerPaymentSchema,
  isSignedBy,
  type PaymentDraft,
  PaymentDraftSchema,
  SIGNATURE_HEADER,
  sign,
  type WebhookEvent,
  WebhookEventSchema,
} from './protocol.ts';

export {
  type AcquirerPayment,
  AcquirerPaymentSchema,
  type PaymentDraft,
  PaymentDraftSchema,
  type WebhookEvent,
  WebhookEventSchema,
} from './messages.ts';
export { isSignedBy, SIGNATURE_HEADER, sign } from './signature.ts';

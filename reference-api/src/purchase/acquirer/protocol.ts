import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Static, Type } from 'typebox';

/** Its origin is written into headers of the hosted page, so no host may contain what has a meaning there. */
const Address = Type.String({ pattern: '^https?://([\\w.-]+|\\[[\\da-fA-F:.]+\\])(:\\d{1,5})?(/|$)', maxLength: 500 });

/**
 * Body of `POST /payments/`, authorized as `Bearer <secret>`. `reference` is the merchant's own name of the payment: the same one again gives
 * the same payment. `webhook_url` receives the outcome, the shopper's browser is sent to `return_url`. After `expires_at` nothing can be paid.
 */
export const PaymentDraftSchema = Type.Object({
  reference: Type.String({ pattern: '^[\\w-]{8,64}$' }),
  order: Type.String({ pattern: '^\\d{6,12}$' }),
  amount: Type.String({ pattern: '^\\d{1,9}\\.\\d{2}$' }),
  language: Type.Enum(['ru', 'en']),
  return_url: Address,
  webhook_url: Address,
  expires_at: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$' }),
});
export type PaymentDraft = Static<typeof PaymentDraftSchema>;

const OUTCOMES = ['paid', 'failed', 'refunded'] as const;

/** Answer of `POST /payments/`, `GET /payments/{id}/`, `POST /payments/{id}/cancel/` (a pending payment becomes `failed`) and `POST /payments/{id}/refund/`. `checking` will become `paid` or `failed` by itself. */
export const AcquirerPaymentSchema = Type.Object({
  id: Type.String({ pattern: '^[\\w-]{8,64}$' }),
  reference: Type.String(),
  status: Type.Enum(['pending', 'checking', ...OUTCOMES]),
  url: Type.Union([Type.String(), Type.Null()]),
});
export type AcquirerPayment = Static<typeof AcquirerPaymentSchema>;

/** Body of a webhook. The same event may come again, and events may come in another order than they happened. */
export const WebhookEventSchema = Type.Object({
  id: Type.String({ pattern: '^[\\w-]{8,64}$' }),
  reference: Type.String({ maxLength: 64 }),
  status: Type.Enum(OUTCOMES),
});
export type WebhookEvent = Static<typeof WebhookEventSchema>;

/** Carries `t=<seconds since 1970>,v1=<HMAC-SHA256 of "<t>.<body>" in hexadecimal digits>`. */
export const SIGNATURE_HEADER = 'acquirer-signature';

/** An older signature may have been overheard and sent again. */
const TOLERANCE_SECONDS = 5 * 60;

export function sign(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
}

/** True when the header was made with this secret for this very body within the last five minutes. */
export function isSignedBy(secret: string, header: unknown, body: string, now: Date): boolean {
  const match = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null;
  if (!match) return false;
  const seconds = Number(match[1]);
  const isRight = timingSafeEqual(Buffer.from(match[2] ?? '', 'hex'), digest(secret, seconds, body));
  return isRight && Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE_SECONDS;
}

function digest(secret: string, seconds: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
}

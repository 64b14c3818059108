import { createHmac, timingSafeEqual } from 'node:crypto';

const LENGTH = 16;

/** An HMAC of a text for one purpose, sixteen hex digits by default. */
export function hmacOf(secret: string, purpose: string, text: string, length = LENGTH): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex').slice(0, length);
}

/** Writes `<text>.<hmac>`. */
export function signText(secret: string, purpose: string, text: string, length = LENGTH): string {
  return `${text}.${hmacOf(secret, purpose, text, length)}`;
}

/** The text of `<text>.<hmac>`; null when the HMAC does not match. */
export function verifyText(secret: string, purpose: string, value: string, length = LENGTH): string | null {
  const at = value.lastIndexOf('.');
  const text = value.slice(0, Math.max(0, at));
  const [hmac, expected] = [Buffer.from(value.slice(at + 1)), Buffer.from(hmacOf(secret, purpose, text, length))];
  return at > 0 && hmac.length === expected.length && timingSafeEqual(hmac, expected) ? text : null;
}

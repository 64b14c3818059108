import { createHmac, timingSafeEqual } from 'node:crypto';

const LENGTH = 16;

/** Sixteen hex digits that only who has the secret can make for this text; seals of one purpose are none of another. */
export function sealOf(secret: string, purpose: string, text: string, length = LENGTH): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex').slice(0, length);
}

/** Writes `<text>.<seal>`. */
export function sealed(secret: string, purpose: string, text: string, length = LENGTH): string {
  return `${text}.${sealOf(secret, purpose, text, length)}`;
}

/** The text of `<text>.<seal>`; null when the seal is not ours. */
export function unsealed(secret: string, purpose: string, value: string, length = LENGTH): string | null {
  const at = value.lastIndexOf('.');
  const text = value.slice(0, Math.max(0, at));
  const [seal, expected] = [Buffer.from(value.slice(at + 1)), Buffer.from(sealOf(secret, purpose, text, length))];
  return at > 0 && seal.length === expected.length && timingSafeEqual(seal, expected) ? text : null;
}

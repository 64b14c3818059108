import { createHmac, timingSafeEqual } from 'node:crypto';

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

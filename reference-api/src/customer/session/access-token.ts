import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const LIFETIME_SECONDS = 5 * 60;
const TYPE = 'access';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The user and the session of a token. */
export interface Bearer {
  readonly userId: number;
  readonly sessionId: string;
}

/** A signed access token for five minutes. */
export function signAccessToken(key: Uint8Array, { userId, sessionId }: Bearer, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ user_id: userId, sid: sessionId, token_type: TYPE })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS)
    .setJti(randomUUID())
    .sign(key);
}

/** Whom the token names, or null for anything that is not a good access token of ours. */
export async function verifyAccessToken(key: Uint8Array, token: string, now: Date): Promise<Bearer | null> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp'] });
    const { token_type: type, user_id: userId, sid } = payload;
    if (type !== TYPE || !Number.isInteger(userId) || typeof sid !== 'string' || !UUID.test(sid)) return null;
    return { userId: userId as number, sessionId: sid };
  } catch {
    return null;
  }
}

import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const LIFETIME_SECONDS = 5 * 60;
const TYPE = 'access';

/** A signed access token for five minutes. */
export function signAccessToken(key: Uint8Array, userId: number, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ user_id: userId, token_type: TYPE })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS)
    .setJti(randomUUID())
    .sign(key);
}

/** The user of a token, or null for anything that is not a good access token of ours. */
export async function verifyAccessToken(key: Uint8Array, token: string, now: Date): Promise<number | null> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp'] });
    return payload.token_type === TYPE && Number.isInteger(payload.user_id) ? (payload.user_id as number) : null;
  } catch {
    return null;
  }
}

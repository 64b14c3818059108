import { jwtDecode } from 'jwt-decode';

/** Tokens that live shorter than this count as invalid (specification, section 4). */
export const TOKEN_RESERVE_MS = 15_000;

/** What the shop reads from an access token. */
export interface TokenClaims {
  readonly userId: number;
  readonly expiresAtMs: number;
}

/** Decodes an access token; null when it is no token, or has no expiry or user. Nothing is verified here: the API does that. */
export function readToken(access: string): TokenClaims | null {
  try {
    const { exp, user_id: userId } = jwtDecode<{ exp?: unknown; user_id?: unknown }>(access);
    const id = Number(userId);
    return typeof exp === 'number' && Number.isInteger(id) ? { userId: id, expiresAtMs: exp * 1000 } : null;
  } catch {
    return null;
  }
}

/** Valid means: there, with an expiry, and living at least 15 s more. */
export function isTokenValid(access: string | null, nowMs: number): access is string {
  const claims = access === null ? null : readToken(access);
  return claims !== null && claims.expiresAtMs - nowMs >= TOKEN_RESERVE_MS;
}

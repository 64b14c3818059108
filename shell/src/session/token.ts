import { jwtDecode } from 'jwt-decode';

/** Tokens that live shorter than this count as invalid (specification, section 4). */
export const TOKEN_RESERVE_MS = 15_000;

/** Data of an access token. `issuedAtMs` is there if the token has it; both are by the API's clock. */
export interface TokenClaims {
  readonly userId: number;
  readonly expiresAtMs: number;
  readonly issuedAtMs: number | null;
}

/** Decodes an access token; null when it is no token, or has no expiry or user. Nothing is verified here: the API does that. */
export function readToken(access: string): TokenClaims | null {
  try {
    const { exp, iat, user_id: userId } = jwtDecode<{ readonly exp?: unknown; readonly iat?: unknown; readonly user_id?: unknown }>(access);
    const id = Number(userId);
    if (typeof exp !== 'number' || !Number.isInteger(id)) return null;
    return { userId: id, expiresAtMs: exp * 1000, issuedAtMs: typeof iat === 'number' ? iat * 1000 : null };
  } catch {
    return null;
  }
}

/** Until when a token is valid by this device's clock, in ms: 15 s before its end, counted from its receipt. */
export function validUntil({ expiresAtMs, issuedAtMs }: TokenClaims, givenMs: number): number {
  const endMs = issuedAtMs === null ? expiresAtMs : givenMs + expiresAtMs - issuedAtMs;
  return endMs - TOKEN_RESERVE_MS;
}

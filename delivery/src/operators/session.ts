import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { hmacOf, readToken, type TokenKind, writeToken } from '../signed-tokens/index.ts';
import type { Operator } from './operators-file.ts';

/** What a browser stores of a sign-in, signed. */
const SessionSchema = Type.Object({
  /** Distinguishes this sign-in from every other, so that it can be ended alone. */
  id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  operator: Type.String(),
  /** The key that was signed in with: another key of the same name is another operator. */
  keyHash: Type.String(),
  /** When the key was entered last. ISO 8601, UTC. */
  authenticatedAt: Type.String(),
  /** ISO 8601, UTC. */
  expiresAt: Type.String(),
});
export type OperatorSession = Static<typeof SessionSchema>;

/** A forged session could change live versions, so the HMAC has its full length. */
const HMAC_LENGTH = 64;
const KIND: TokenKind = { purpose: 'operator session', hmacLength: HMAC_LENGTH };

/** The token of a sign-in. */
export function writeSession(
  operator: Operator,
  { id, authenticatedAt, expiresAt }: Pick<OperatorSession, 'id' | 'authenticatedAt' | 'expiresAt'>,
  secret: string,
): string {
  return writeToken({ id, operator: operator.name, keyHash: operator.keyHash, authenticatedAt, expiresAt }, secret, KIND);
}

/** The sign-in of a token; null when it was not made with this secret, has expired, or its operator's key has ended. Any string is safe. */
export function readSession(token: string, secret: string, operators: readonly Operator[], now = Date.now()): OperatorSession | null {
  const session = readToken(token, secret, KIND);
  if (!Value.Check(SessionSchema, session) || !(Date.parse(session.expiresAt) > now)) return null;
  const isKnown = operators.some(({ name, keyHash }) => name === session.operator && keyHash === session.keyHash);
  return isKnown ? session : null;
}

/** The CSRF token of a session: an HMAC of its id, so that servers store none. */
export function csrfTokenOf({ id }: Pick<OperatorSession, 'id'>, secret: string): string {
  return hmacOf(secret, 'operator csrf', id, HMAC_LENGTH);
}

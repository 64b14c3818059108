import { signText, verifyText } from './hmac.ts';

/** What a token is good for, and how many hex digits its HMAC has. */
export interface TokenKind {
  readonly purpose: string;
  readonly hmacLength?: number;
}

/** Longer ones are not even taken apart; a cookie holds 4,096 characters. */
const MAX_LENGTH = 3500;

/** The token of a value: its JSON as base64url, and an HMAC. It can stand in an address and in a cookie. */
export function writeToken(value: object, secret: string, { purpose, hmacLength }: TokenKind): string {
  return signText(secret, purpose, Buffer.from(JSON.stringify(value)).toString('base64url'), hmacLength);
}

/** The value of a token, to be checked by a contract; null when its HMAC is not for this purpose and secret. */
export function readToken(token: string, secret: string, { purpose, hmacLength }: TokenKind): unknown {
  const text = token.length > MAX_LENGTH ? null : verifyText(secret, purpose, token, hmacLength);
  return text === null ? null : JSON.parse(Buffer.from(text, 'base64url').toString());
}

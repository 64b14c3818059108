import { sealed, unsealed } from './seal.ts';

/** What a token is good for, and how many hex digits of a seal it takes. */
export interface TokenKind {
  readonly purpose: string;
  readonly sealLength?: number;
}

/** Longer ones are not even taken apart; a cookie holds 4,096 characters. */
const MAX_LENGTH = 3500;

/** The token of a value: its JSON as base64url, and a seal. It can stand in an address and in a cookie. */
export function writeToken(value: object, secret: string, { purpose, sealLength }: TokenKind): string {
  return sealed(secret, purpose, Buffer.from(JSON.stringify(value)).toString('base64url'), sealLength);
}

/** What a token says, to be checked by a contract; null when it was not made for this purpose by who has the secret. */
export function readToken(token: string, secret: string, { purpose, sealLength }: TokenKind): unknown {
  const text = token.length > MAX_LENGTH ? null : unsealed(secret, purpose, token, sealLength);
  return text === null ? null : JSON.parse(Buffer.from(text, 'base64url').toString());
}

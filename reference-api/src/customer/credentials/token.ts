import { createHash, randomBytes } from 'node:crypto';

/** A secret that no one can guess, for a cookie or a link: 256 bits, as letters that an address may hold. */
export function newToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** What the database keeps of such a secret. It is too long to be guessed, so a plain hash is enough. */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { readToken, type TokenKind, writeToken } from './token.ts';

/** Who may show working builds of which remotes to themselves in a running shop, and until when. */
export const DeveloperPassSchema = Type.Object({
  /** Distinguishes this key from every other; its uploads are seen with it alone. */
  id: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  person: Type.String({ minLength: 1, maxLength: 100 }),
  remotes: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' }), { minItems: 1 }),
  /** ISO 8601, UTC. */
  expiresAt: Type.String(),
});
export type DeveloperPass = Static<typeof DeveloperPassSchema>;

/** A holder of a key runs code on the server: the HMAC has its full length. */
const KIND: TokenKind = { purpose: 'developer key', hmacLength: 64 };

/** The key of a pass. */
export function writeDeveloperPass(pass: DeveloperPass, secret: string): string {
  return writeToken(pass, secret, KIND);
}

/** The pass in a key; null when its HMAC is not for this purpose and secret, or when it has expired. */
export function readDeveloperPass(key: string, secret: string, now = Date.now()): DeveloperPass | null {
  const pass = readToken(key, secret, KIND);
  return Value.Check(DeveloperPassSchema, pass) && Date.parse(pass.expiresAt) > now ? pass : null;
}

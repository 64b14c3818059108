import { timingSafeEqual } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { sealOf } from './seal.ts';

/** Who may show working builds of which remotes to themselves in a running shop, and until when. */
export const DeveloperPassSchema = Type.Object({
  /** Tells this key from every other; what is uploaded with it is seen with it alone. */
  id: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  person: Type.String({ minLength: 1, maxLength: 100 }),
  remotes: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' }), { minItems: 1 }),
  /** ISO 8601, UTC. */
  expiresAt: Type.String(),
});
export type DeveloperPass = Static<typeof DeveloperPassSchema>;

/**
 * What a token of a pass is good for: `key` uploads builds and stays with the developer's command line; `entry` lets one browser in, soon after
 * it was made; `visit` is the cookie of that browser. None can stand in for another.
 */
export type PassPurpose = 'key' | 'entry' | 'visit';

/** Whoever can make a key runs code on the server: the whole of the seal. */
const SEAL_LENGTH = 64;
const MAX_LENGTH = 2000;

/** The token of a pass: base64url and a seal. */
export function writeDeveloperPass(purpose: PassPurpose, pass: DeveloperPass, secret: string): string {
  const text = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${text}.${sealOf(secret, `developer ${purpose}`, text, SEAL_LENGTH)}`;
}

/** What a token says; null when it was not made for this purpose by who has the secret, or has expired. */
export function readDeveloperPass(purpose: PassPurpose, token: string, secret: string, now = Date.now()): DeveloperPass | null {
  const at = token.lastIndexOf('.');
  if (at <= 0 || token.length > MAX_LENGTH) return null;
  const text = token.slice(0, at);
  const [seal, expected] = [token.slice(at + 1), sealOf(secret, `developer ${purpose}`, text, SEAL_LENGTH)].map((one) => Buffer.from(one));
  if (!seal || !expected || seal.length !== expected.length || !timingSafeEqual(seal, expected)) return null;
  const pass: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  return Value.Check(DeveloperPassSchema, pass) && Date.parse(pass.expiresAt) > now ? pass : null;
}

import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { sealed, unsealed } from './seal.ts';

/** An arm of an experiment that the holder of a link sees, whatever the draw says. */
export const ArmLinkSchema = Type.Object({
  remote: Type.String(),
  experiment: Type.String(),
  arm: Type.String(),
  /** Where the link leads: a path of the shop. */
  path: Type.String({ pattern: '^/(?:[^/\\\\].*)?$' }),
  /** ISO 8601, UTC. */
  expiresAt: Type.String(),
});
export type ArmLink = Static<typeof ArmLinkSchema>;

const PURPOSE = 'arm link';
const MAX_LENGTH = 2000;

/** The token of a link: base64url and a seal. */
export function writeArmLink(link: ArmLink, secret: string): string {
  return sealed(secret, PURPOSE, Buffer.from(JSON.stringify(link)).toString('base64url'));
}

/** What a token says; null when it was not made by this store's commands, or has expired. */
export function readArmLink(token: string, secret: string, now = Date.now()): ArmLink | null {
  const text = token.length > MAX_LENGTH ? null : unsealed(secret, PURPOSE, token);
  if (text === null) return null;
  const link: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  return Value.Check(ArmLinkSchema, link) && Date.parse(link.expiresAt) > now ? link : null;
}

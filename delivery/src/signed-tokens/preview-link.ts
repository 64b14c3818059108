import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { readToken, writeToken } from './token.ts';

/** Versions by the names of their remotes. */
const Versions = Type.Record(Type.String(), Type.String());

/** The versions that the holder of a link sees in place of the drawn ones; signed, so that only the commands make such links. */
export const PreviewLinkSchema = Type.Object({
  show: Type.Union([
    /** These versions, and the draw's of all other remotes. */
    Type.Object({ type: Type.Literal('versions'), versions: Versions }),
    /** The versions of one composition, under its id, and no other remotes. */
    Type.Object({ type: Type.Literal('composition'), id: Type.String(), versions: Versions }),
    /** The newest working builds of a developer's key (`id` of its pass), and the draw's of all other remotes. */
    Type.Object({ type: Type.Literal('working'), key: Type.String() }),
    /** One arm of an experiment, for as long as it runs. */
    Type.Object({ type: Type.Literal('arm'), remote: Type.String(), experiment: Type.String(), arm: Type.String() }),
  ]),
  /** Where the link leads: a path of the shop. */
  path: Type.String({ pattern: '^/(?:[^/\\\\].*)?$' }),
  /** ISO 8601, UTC. */
  expiresAt: Type.String(),
});
export type PreviewLink = Static<typeof PreviewLinkSchema>;

/** The purpose of a link's HMAC, which can be verified without reading the store. */
export const PREVIEW_LINK_PURPOSE = 'preview link';
const KIND = { purpose: PREVIEW_LINK_PURPOSE };

/** The token of a link. */
export function writePreviewLink(link: PreviewLink, secret: string): string {
  return writeToken(link, secret, KIND);
}

/** The link in a token, and whether it has expired; null when it was not made by this store's commands. */
export function readPreviewLink(
  token: string,
  secret: string,
  now = Date.now(),
): { readonly link: PreviewLink; readonly isExpired: boolean } | null {
  const link = readToken(token, secret, KIND);
  return Value.Check(PreviewLinkSchema, link) ? { link, isExpired: !(Date.parse(link.expiresAt) > now) } : null;
}

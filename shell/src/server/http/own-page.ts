import type { FastifyReply, FastifyRequest } from 'fastify';
import { CACHING } from './caching.ts';

/**
 * Whether a page of this shop has sent it. Browsers say where a request comes from, and scripts cannot change it; what says nothing is no
 * browser.
 */
export function isOfOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * A hook for forms that change what a browser is shown: another site could otherwise send them in the visitor's name, for such a form is a plain
 * navigation.
 */
export async function requireOwnPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (isOfOwnPage(request)) return undefined;
  return reply.code(403).header('cache-control', CACHING.none).send({ detail: 'Only a page of this shop may ask for this.' });
}

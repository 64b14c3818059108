import type { FastifyReply, FastifyRequest } from 'fastify';
import { CACHING } from './caching.ts';

/** Whether a page of the same origin has sent the request. Browsers set these headers, and scripts cannot change them; a request without them is not from a browser. */
export function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** A hook for forms that change state: without it another site could submit them in the visitor's name, because such a form is a plain navigation. */
export async function requireSameOrigin(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (isSameOrigin(request)) return undefined;
  return reply.code(403).header('cache-control', CACHING.none).send({ detail: 'Only a page of this origin may send this request.' });
}

import type { FastifyRequest } from 'fastify';

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

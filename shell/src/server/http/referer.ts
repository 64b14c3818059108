import type { FastifyRequest } from 'fastify';

/** Path and query of the page of this site that a request comes from, as the browser names it; null when it names none. */
export function refererOf({ headers: { referer }, host }: FastifyRequest): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const url = new URL(referer);
  // A browser reads two slashes as the start of another host.
  return url.host === host && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}` : null;
}

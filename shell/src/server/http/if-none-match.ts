import type { FastifyRequest } from 'fastify';

const plain = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the client has the response with this ETag. Compared weakly (RFC 9110): proxies that compress weaken an ETag. */
export function matchesIfNoneMatch(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && (known.trim() === '*' || known.split(',').some((tag) => plain(tag) === plain(etag)));
}

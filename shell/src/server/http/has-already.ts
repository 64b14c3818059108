import type { FastifyRequest } from 'fastify';

const plain = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the visitor has the answer of this tag already (`If-None-Match`). Compared weakly, as RFC 9110 wants: proxies that compress weaken a tag. */
export function hasAlready(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && (known.trim() === '*' || known.split(',').some((tag) => plain(tag) === plain(etag)));
}

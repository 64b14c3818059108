import type { FastifyReply, FastifyRequest } from 'fastify';

/** Seconds that a server may keep what is the same for every visitor; a browser asks each time. */
const SHARED = 'public, max-age=0, s-maxage=10';

/** For routes whose good answers are the same for every visitor of a language: the shop's own server asks once for many pages. */
export function markShared(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.header('cache-control', SHARED);
  done();
}

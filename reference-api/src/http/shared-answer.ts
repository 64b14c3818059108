import type { FastifyReply, FastifyRequest } from 'fastify';

type Hook = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;

/** Says that a server may keep a good answer for so many seconds; a browser asks each time. */
const shareFor =
  (seconds: number): Hook =>
  (_request, reply, done) => {
    reply.header('cache-control', `public, max-age=0, s-maxage=${seconds}`);
    done();
  };

/** For routes whose good answers are the same for every visitor of a language: the shop's own server asks once for many pages. */
export const markShared = shareFor(10);

/** For goods, whose prices and stocks change by the minute: so many visitors at once cost one answer, and nobody sees an old price for long. */
export const markSharedBriefly = shareFor(2);

import { CACHE_LIFETIMES_S, type CacheLifetime } from '@vitrava/shared-kit/internal/cache-lifetimes';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Hook = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;

/** A shared cache may store the response for the lifetime of this name; a browser revalidates it each time. */
const shareFor =
  (lifetime: CacheLifetime): Hook =>
  (_request, reply, done) => {
    reply.header('cache-control', `public, max-age=0, s-maxage=${CACHE_LIFETIMES_S[lifetime]}`);
    done();
  };

/**
 * For routes whose successful answers are the same for every visitor of a language: the shop's own server calls once
 * for many pages.
 */
export const markShared = shareFor('publicData');

/**
 * For goods, whose prices and stocks change by the minute: concurrent visitors cost one answer, and no visitor sees an
 * old price for long.
 */
export const markSharedBriefly = shareFor('products');

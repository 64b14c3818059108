import { CACHE_LIFETIMES_S, type CacheLifetime } from '@vitrava/shared-kit/internal/cache-lifetimes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Hook = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;

/** A response is stored nowhere unless its route declares a lifetime. */
export function installNoStore(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

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

/** For products, whose prices and stocks change by the minute: many visitors at once cost one response, and no old price is shown for long. */
export const markSharedBriefly = shareFor('products');

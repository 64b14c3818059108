import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from './errors.ts';

/** Bounds how many builds are held at once, from the body's receipt until the connection and the work end. */
export function createPlaces(most: number) {
  const coming = new Set<FastifyRequest>();
  let working = 0;

  return {
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      if (coming.size + working >= most) throw failure(503, 'The release API is busy. Try again in a moment.', { retryAfterSeconds: 5 });
      // The end of a connection that is gone already would not be reported.
      if (request.raw.destroyed) return;
      coming.add(request);
      reply.raw.once('close', () => coming.delete(request));
    },

    /** Does the work of a request that has a place. */
    async during<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
      if (!coming.delete(request)) throw failure(408, 'The connection has ended before the work began.');
      working++;
      try {
        return await work();
      } finally {
        working--;
      }
    },
  };
}

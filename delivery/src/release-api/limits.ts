import type { FastifyReply, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { failure } from './errors.ts';

const BUSY = 'The release API is busy. Try again in a moment.';

/**
 * Bounds how many bodies are held at once. A request has its place while its body comes, and loses it with its connection; once its work has begun, the
 * place is the work's until it ends, even if the client has disconnected.
 */
export function createUploadLimit(most: number) {
  const coming = new Set<FastifyRequest>();
  let working = 0;

  return {
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      if (coming.size + working >= most) return reply.code(503).header('retry-after', '1').send({ error: BUSY });
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

/** Bounds work that runs at the same time and work that waits. Work that has begun continues after its client has disconnected. */
export function createGateQueue({ concurrency, waiting }: { readonly concurrency: number; readonly waiting: number }) {
  const queue = new PQueue({ concurrency });

  /** Rejects at once when too much work waits. */
  return async function enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= waiting) throw failure(503, BUSY, { retryAfterSeconds: 10 });
    return queue.add(work);
  };
}

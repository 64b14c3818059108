import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from './failure.ts';

const BUSY = 'The door is busy. Try again in a moment.';

/**
 * Bounds how many bodies are held at once. A request has its place while its body comes, and loses it with its connection; once its work has begun, the
 * place is the work's until it ends, whoever still waits for the answer.
 */
export function createPlaces(most: number) {
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

/** Bounds how much is worked on at once, and how much waits for its turn. What has begun goes on when the one who asked has left. */
export function createTurns({ atOnce, waiting: most }: { readonly atOnce: number; readonly waiting: number }) {
  const waiting: (() => void)[] = [];
  let working = 0;

  /** Does the work when its turn comes. Rejects at once when too many wait. */
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (working >= atOnce) {
      if (waiting.length >= most) throw failure(503, BUSY, { retryAfterSeconds: 10 });
      // Whoever ends hands the turn over, so that no one comes between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else working++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working--;
    }
  };
}

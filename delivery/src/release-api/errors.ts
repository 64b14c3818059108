import type { FastifyInstance } from 'fastify';
import { BUILD_LIMITS } from '../build/index.ts';
import { StoreUnavailable } from '../store/index.ts';

const STORE_BUSY = 'Another change of the release store takes long, or the store is away; nothing was changed. Try again in a moment.';
const TOO_LARGE = `The request is larger than the release API takes: a build has at most ${BUILD_LIMITS.bytes / 1024 ** 2} MB.`;

/** An error response: its status, a sentence for the sender, and the time of a retry. */
export function failure(statusCode: number, message: string, { retryAfterSeconds }: { readonly retryAfterSeconds?: number } = {}): Error {
  return Object.assign(new Error(message), { statusCode, retryAfterSeconds });
}

/** Responds to errors with a sentence. An unexpected one may hold paths, so it is only logged, under its id. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number; retryAfterSeconds?: number }, request, reply) => {
    if (error instanceof StoreUnavailable) {
      request.log.warn({ err: error }, 'the store could not be changed');
      return reply.code(503).header('retry-after', '2').send({ error: STORE_BUSY });
    }
    const status = error.statusCode ?? 500;
    if (status === 500) {
      request.log.error({ err: error }, 'the release API has failed');
      return reply.code(500).send({ error: `The release API has failed. Its log contains the reason, by ${request.id}.` });
    }
    if (status === 413) return reply.code(status).send({ error: TOO_LARGE });
    if (status > 500 && status !== 503) request.log.error({ err: error }, 'the release API could not do it');
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
    return reply.code(status).send({ error: error.message });
  });
}

import { logResponses } from '@vitrava/server-kit/logging';
import { REQUEST_ID_HEADER } from '@vitrava/server-kit/request-id';
import type { FastifyInstance } from 'fastify';

/** Logs a line per response; the response has the id of its lines. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
  logResponses(app);
}

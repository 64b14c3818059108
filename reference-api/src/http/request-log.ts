import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { givenRequestId, REQUEST_ID_HEADER } from '@vitrava/shared-kit/internal/request-id';
import type { FastifyInstance } from 'fastify';

/** The caller's own id when it is a harmless one, else a new one. */
export function requestId(request: IncomingMessage): string {
  return givenRequestId(request.headers) ?? randomUUID();
}

/** One line for each answer: what was called and how it went, never who called, with what words or from where. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(line, 'answered');
  });
}

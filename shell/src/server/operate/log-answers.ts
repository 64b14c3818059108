import type { FastifyInstance } from 'fastify';

/** One line per answer: method, route, status, time. Nothing of a person: no addresses, cookies, queries or paths with names in them. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
}

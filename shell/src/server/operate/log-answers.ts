import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the versions that the answer was made of, or that the page lives with that reports something; null where there is none. */
    composition: string | null;
  }
}

/**
 * One line per answer: method, route, status, time, and the composition, which `vitrava replay` shows again. Nothing of a person: no addresses,
 * cookies, queries or paths with names in them.
 */
export function logAnswers(app: FastifyInstance): void {
  app.decorateRequest('composition', null);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.page && { page: `${request.page.remote}/${request.page.route}` }),
      ...(request.composition !== null && { composition: request.composition }),
    });
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Logs one line per response: method, route, status, time and `fieldsOf` its request. Nothing personal: no addresses, cookies, queries or paths that contain names. */
export function logResponses(app: FastifyInstance, fieldsOf: (request: FastifyRequest) => object = () => ({})): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...fieldsOf(request),
    });
  });
}

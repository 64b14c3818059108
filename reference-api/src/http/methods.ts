import type { FastifyInstance, HTTPMethods } from 'fastify';
import { ApiError } from './api-error.ts';
import { send } from './error-handler.ts';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Remembers which methods each address answers. Call before the routes are added; the result, after, answers the others with 405. */
export function watchMethods(app: FastifyInstance): (app: FastifyInstance) => void {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', (route) => {
    const methods = known.get(route.url) ?? new Set();
    for (const method of [route.method].flat()) methods.add(method);
    known.set(route.url, methods);
  });
  return () => {
    for (const [url, methods] of [...known]) {
      const allow = METHODS.filter((method) => methods.has(method)).join(', ');
      app.route({
        method: METHODS.filter((method) => !methods.has(method)),
        url,
        exposeHeadRoute: false,
        // Refused before the body is looked at.
        onRequest: async (request, reply) =>
          send(new ApiError(405, 'methodNotAllowed', { values: { method: request.method }, headers: { allow } }), request, reply),
        handler: async () => undefined,
      });
    }
  };
}

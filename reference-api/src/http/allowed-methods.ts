import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { ApiError } from './api-error.ts';
import { send } from './error-handler.ts';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const JSON_TYPE = 'application/json';

/** Call before the routes are added, the result after: addresses answer OPTIONS and refuse others with 405. */
export function watchMethods(app: FastifyInstance): (app: FastifyInstance) => void {
  const known = new Map<string, string>();
  app.addHook('onRoute', ({ url, schema }) => {
    known.set(url, known.get(url) ?? (schema as { summary?: string } | undefined)?.summary ?? '');
  });
  return () => {
    for (const [url, name] of [...known]) {
      const answered = METHODS.filter((method) => method === 'OPTIONS' || app.hasRoute({ url, method }));
      const allow = answered.join(', ');
      const refuse = async (request: FastifyRequest, reply: FastifyReply) =>
        send(new ApiError(405, 'methodNotAllowed', { values: { method: request.method }, headers: { allow } }), request, reply);
      const listMethods = async (_request: FastifyRequest, reply: FastifyReply) =>
        reply.header('allow', allow).send({ name, description: '', renders: [JSON_TYPE], parses: [JSON_TYPE] });
      app.route({
        method: METHODS.filter((method) => method === 'OPTIONS' || !answered.includes(method)),
        url,
        exposeHeadRoute: false,
        schema: { hide: true },
        // Answered before the body is looked at.
        onRequest: (request, reply) => (request.method === 'OPTIONS' ? listMethods(request, reply) : refuse(request, reply)),
        handler: async () => undefined,
      });
    }
  };
}

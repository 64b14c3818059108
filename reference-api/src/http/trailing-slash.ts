import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** As Django does: an address without its last slash leads to the one with it. Call before routes are added. */
export function watchMissingSlashes(app: FastifyInstance): (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null {
  const known: RegExp[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (method === 'GET' && /^\/api\/.*\/$/.test(url)) known.push(new RegExp(`^${url.slice(0, -1).replace(/:\w+/g, '[^/]+')}$`));
  });
  return (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url) ?? [];
    return known.some((pattern) => pattern.test(path)) ? reply.redirect(`${path}/${query}`, 301) : null;
  };
}

import type { FastifyInstance } from 'fastify';

const RULES = [
  'User-agent: *',
  'Disallow: /_',
  'Disallow: /api/',
  'Disallow: /locale',
  'Disallow: /builds/',
  'Allow: /api/media/',
  '',
].join('\n');

export function registerRobots(app: FastifyInstance): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(RULES),
  );
}

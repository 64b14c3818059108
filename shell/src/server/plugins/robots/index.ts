import { LOCALES, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../../http/index.ts';

/** Pictures are the one thing under addresses of the machinery that search engines may show. */
const RULES = [
  'User-agent: *',
  'Disallow: /_',
  'Disallow: /api/',
  'Disallow: /locale',
  'Disallow: /builds/',
  'Allow: /_ipx/',
  'Allow: /api/media/',
];

/** What robots leave alone, and where the maps of the shop are. */
export function registerRobots(app: FastifyInstance, publicUrl: string | null): void {
  app.get('/robots.txt', (request, reply) => {
    const origin = originOf(request, publicUrl);
    const maps = Object.values(LOCALES).map(({ code }) => `Sitemap: ${origin}${localizePath('/sitemap.xml', code)}`);
    const text = [...RULES, '', ...maps, ''].join('\n');
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text);
  });
}

import { MEDIA_TYPES } from '@vitrava/server-kit/http';
import { LOCALE_CODES, localizePath } from '@vitrava/shared-kit/contracts/locale';
import { publicFor } from '@vitrava/shared-kit/internal/cache-lifetimes';
import type { FastifyInstance } from 'fastify';
import { cachingOfOrigin, originOf } from '../../http/index.ts';

export interface RobotsOptions {
  readonly publicUrl: string | null;
}

/** Of what is under the server's own addresses, search engines may show pictures, and need what links the style sheets of remotes. */
const RULES = [
  'User-agent: *',
  'Disallow: /_',
  'Disallow: /api/',
  'Disallow: /locale',
  'Disallow: /builds/',
  'Allow: /_ipx/',
  'Allow: /api/media/',
];

/** `/robots.txt`: what robots leave alone, and where the sitemaps are. */
export async function robots(app: FastifyInstance, { publicUrl }: RobotsOptions): Promise<void> {
  app.get('/robots.txt', (request, reply) => {
    const origin = originOf(request, publicUrl);
    const maps = LOCALE_CODES.map((code) => `Sitemap: ${origin}${localizePath('/sitemap.xml', code)}`);
    const text = [...RULES, '', ...maps, ''].join('\n');
    return reply
      .type(MEDIA_TYPES.text)
      .header('cache-control', cachingOfOrigin(publicUrl, publicFor('robots')))
      .send(text);
  });
}

import { preferredLocale } from '@vitrava/server-kit/locale';
import type { FastifyInstance } from 'fastify';
import type { Language } from '../language/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of names and texts; the shop's default language when none is requested. */
    language: Language;
    /** Language of error messages; English when none is requested, as Django answers. */
    messageLanguage: Language;
  }
}

export function installLanguage(app: FastifyInstance): void {
  app.decorateRequest('language', 'ru');
  app.decorateRequest('messageLanguage', 'en');
  app.addHook('onRequest', async (request, reply) => {
    const requested = preferredLocale(request.headers['accept-language']);
    request.language = requested ?? 'ru';
    request.messageLanguage = requested ?? 'en';
    if (request.url.startsWith('/api/') && !request.url.startsWith('/api/media/')) {
      reply.header('content-language', request.language).header('vary', 'Accept-Language');
    }
  });
}

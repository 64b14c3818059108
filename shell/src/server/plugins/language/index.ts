import { DEFAULT_LOCALE, isLocaleCode, localizePath, splitLocale } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyInstance } from 'fastify';
import { LOCALE_COOKIE, localeCookie } from '../../compose/locale/index.ts';
import { parseAddress } from '../../compose/routing/index.ts';

/** `GET /locale?to=en&path=/news`: the language switch, a plain link. Remembers the choice and leads to a page of this site. */
export function registerLanguage(app: FastifyInstance): void {
  app.get<{ Querystring: { to?: unknown; path?: unknown } }>('/locale', (request, reply) => {
    const { to, path } = request.query;
    const locale = isLocaleCode(to) ? to : DEFAULT_LOCALE;
    const address = parseAddress(path) ?? { pathname: '/', search: '' };
    if (isLocaleCode(to)) reply.setCookie(LOCALE_COOKIE, locale, localeCookie);
    const { path: place } = splitLocale(address.pathname);
    return reply.header('cache-control', 'private, no-store').redirect(localizePath(`${place}${address.search}`, locale), 302);
  });
}

import { CACHING } from '@vitrava/server-kit/http';
import { LOCALE_COOKIE, localeCookie } from '@vitrava/server-kit/locale';
import { DEFAULT_LOCALE, isLocaleCode, localizePath, splitLocale } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyInstance } from 'fastify';
import { CHOSEN_COOKIE, chosenCookie, parseAddress } from '../../compose/index.ts';

/** `GET /locale?to=en&path=/news`: the language switch, a plain link. `by=record`: by the customer's record. */
export async function language(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: { to?: unknown; path?: unknown; by?: unknown } }>('/locale', (request, reply) => {
    const { to, path, by } = request.query;
    const locale = isLocaleCode(to) ? to : DEFAULT_LOCALE;
    const address = parseAddress(path) ?? { pathname: '/', search: '' };
    if (isLocaleCode(to)) reply.setCookie(LOCALE_COOKIE, locale, localeCookie);
    if (isLocaleCode(to) && by !== 'record') reply.setCookie(CHOSEN_COOKIE, '1', chosenCookie);
    const { path: place } = splitLocale(address.pathname);
    return reply.header('cache-control', CACHING.privateNone).redirect(localizePath(`${place}${address.search}`, locale), 302);
  });
}

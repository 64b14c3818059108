import type { CookieSerializeOptions } from '@fastify/cookie';
import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyRequest } from 'fastify';
import { preferredLocale } from './accept-language.ts';

export const LOCALE_COOKIE = 'locale';

const DAYS_365_S = 365 * 24 * 60 * 60;

/** Scripts of the page may read it. */
export const localeCookie: CookieSerializeOptions = { path: '/', maxAge: DAYS_365_S, sameSite: 'lax' };

/** The language for an address without one: the chosen language, otherwise the browser's. `@fastify/cookie` must be registered. */
export function localeOf({ cookies, headers }: FastifyRequest): LocaleCode {
  const chosen = cookies[LOCALE_COOKIE];
  return isLocaleCode(chosen) ? chosen : (preferredLocale(headers['accept-language']) ?? DEFAULT_LOCALE);
}

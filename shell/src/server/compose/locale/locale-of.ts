import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { preferredLocale } from '@vitrava/server-kit/accept-language';
import type { FastifyRequest } from 'fastify';
import { LOCALE_COOKIE } from './locale-cookie.ts';

/** The language for an address without one: the chosen one, else the browser's. */
export function localeOf({ cookies, headers }: FastifyRequest): LocaleCode {
  const chosen = cookies[LOCALE_COOKIE];
  return isLocaleCode(chosen) ? chosen : (preferredLocale(headers['accept-language']) ?? DEFAULT_LOCALE);
}

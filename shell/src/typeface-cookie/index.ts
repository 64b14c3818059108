import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { writeCookie } from '@vitrava/shared-kit/cookie';

/** The cookie with the language whose files of the brand typeface the browser has loaded; the server reads it. */
export const TYPEFACE_COOKIE = 'typeface';

export function rememberTypeface(locale: LocaleCode): void {
  writeCookie(TYPEFACE_COOKIE, locale);
}

/** Whether the files of a language are loaded, by the value of the cookie. Those for Russian are all that the shop has, so that English has them, too. */
export function isTypefaceLoaded(value: string | undefined, locale: LocaleCode): boolean {
  return value === 'ru' || (value === 'en' && locale === 'en');
}

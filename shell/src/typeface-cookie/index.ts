import { isLocaleCode, LOCALES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { writeCookie } from '@vitrava/shared-kit/cookie';

/** The cookie with the language whose files of the brand typeface the browser has loaded; the server reads it. */
export const TYPEFACE_COOKIE = 'typeface';

export function rememberTypeface(locale: LocaleCode): void {
  writeCookie(TYPEFACE_COOKIE, locale);
}

/** Whether the files of a language are loaded, by the value of the cookie: those of the language in it may contain them. */
export function isTypefaceLoaded(value: string | undefined, locale: LocaleCode): boolean {
  return isLocaleCode(value) && LOCALES[locale].alphabets.every((alphabet) => LOCALES[value].alphabets.includes(alphabet));
}

import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';

/** The cookie with the language whose files of the brand typeface the browser has loaded; the server reads it. */
export const TYPEFACE_COOKIE = 'typeface';

const DAYS_365_S = 365 * 24 * 60 * 60;

export function rememberTypeface(locale: LocaleCode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop serves.
  document.cookie = `${TYPEFACE_COOKIE}=${locale}; path=/; max-age=${DAYS_365_S}; samesite=lax`;
}

/** Whether the files of a language are loaded, by the value of the cookie. Those for Russian are all that the shop has, so that English has them, too. */
export function isTypefaceLoaded(value: string | undefined, locale: LocaleCode): boolean {
  return value === 'ru' || (value === 'en' && locale === 'en');
}

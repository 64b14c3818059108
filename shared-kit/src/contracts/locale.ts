/** Interface languages of the shop (specification, section 2). Codes are used in addresses, cookies and locale files. */
export type LocaleCode = 'ru' | 'en';

/** One language: `code` in addresses and files, `iso` for `lang` and `Intl`, `language` as the API spells it. */
export interface LocaleDefinition {
  readonly code: LocaleCode;
  readonly iso: 'ru-RU' | 'en-US';
  readonly language: 'russian' | 'english';
  /** The language's own name, as the switch shows it. */
  readonly name: string;
}

/** All languages by code; `ru` has no address prefix, every other one has `/<code>`. */
export const LOCALES: Readonly<Record<LocaleCode, LocaleDefinition>> = {
  ru: { code: 'ru', iso: 'ru-RU', language: 'russian', name: 'Русский' },
  en: { code: 'en', iso: 'en-US', language: 'english', name: 'English' },
};

/** The language of addresses without a prefix. */
export const DEFAULT_LOCALE: LocaleCode = 'ru';

/** Whether a value from outside is the code of a language of the shop. */
export function isLocaleCode(value: unknown): value is LocaleCode {
  return value === 'ru' || value === 'en';
}

/** `/news` in English is `/en/news`, `/` is `/en`; Russian addresses stay as they are. Takes and gives a path with query. */
export function localizePath(path: string, locale: LocaleCode): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : path.startsWith('/?') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** Percent-encoded letters, digits, `-`, `.`, `_` and `~`: the same address as without the encoding (RFC 3986, section 6.2.2.2). */
const ENCODED_UNRESERVED = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

/** The path with unreserved characters decoded: one spelling for each address. */
export function decodeUnreserved(pathname: string): string {
  return pathname.replace(ENCODED_UNRESERVED, decodeURIComponent);
}

/** Splits an address path into the locale its prefix names (or null) and the path without it, unreserved characters decoded, starting with `/`. */
export function splitLocale(pathname: string): { prefix: LocaleCode | null; path: string } {
  const path = decodeUnreserved(pathname);
  if (!/^\/en(?=\/|$)/.test(path)) return { prefix: null, path };
  return { prefix: 'en', path: path.slice(3) || '/' };
}

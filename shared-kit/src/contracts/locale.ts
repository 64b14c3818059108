import { SHOP, type ShopDeclaration } from './shop.ts';

/** Interface languages of the shop (specification, section 2). Codes are used in addresses, cookies and locale files. */
export type LocaleCode = keyof ShopDeclaration['languages'];

/** All languages by code, as the shop declares them. */
export const LOCALES = SHOP.languages;

/** The codes of all languages, in the order of their declaration. */
export const LOCALE_CODES = Object.keys(LOCALES) as readonly LocaleCode[];

/** The language of addresses without a prefix. */
export const DEFAULT_LOCALE = LOCALE_CODES.find((code) => LOCALES[code].prefix === '') as LocaleCode;

/** A value for each language. */
export function inEveryLanguage<Value>(valueIn: (locale: LocaleCode) => Value): Readonly<Record<LocaleCode, Value>> {
  return Object.fromEntries(LOCALE_CODES.map((code) => [code, valueIn(code)])) as Record<LocaleCode, Value>;
}

/**
 * Of what is written in several languages, by code, the part for a language of the shop: in the language itself (`pt-BR`, else `pt`), else
 * in the default language of the shop, else in English.
 */
export function writtenFor<Written>(files: Readonly<Record<string, Written>>, locale: LocaleCode): Written {
  const codes = [locale, DEFAULT_LOCALE].flatMap((code) => [code, ...code.split('-', 1)]);
  return [...codes, 'en'].map((code) => files[code]).find((file) => file !== undefined) as Written;
}

/** Whether a value from outside is the code of a language of the shop. */
export function isLocaleCode(value: unknown): value is LocaleCode {
  return LOCALE_CODES.includes(value as LocaleCode);
}

/** `/news` in English is `/en/news`, `/` is `/en`; addresses of the default language stay as they are. Takes and gives a path with query. */
export function localizePath(path: string, locale: LocaleCode): string {
  const { prefix } = LOCALES[locale];
  if (prefix === '') return path;
  return path === '/' || path.startsWith('/?') ? `${prefix}${path.slice(1)}` : `${prefix}${path}`;
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
  const code = LOCALE_CODES.find((one) => one !== DEFAULT_LOCALE && `${path}/`.startsWith(`${LOCALES[one].prefix}/`));
  return code ? { prefix: code, path: path.slice(LOCALES[code].prefix.length) || '/' } : { prefix: null, path };
}

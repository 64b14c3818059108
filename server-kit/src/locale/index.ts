export { preferredLocale } from './accept-language.ts';
export { LOCALE_COOKIE, localeCookie, localeOf } from './locale-of.ts';

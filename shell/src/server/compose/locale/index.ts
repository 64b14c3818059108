export { type AskedPlace, chooseLocale, type LocaleChoice } from './choose-locale.ts';
export { CHOSEN_COOKIE, chosenCookie, LOCALE_COOKIE, localeCookie } from './locale-cookie.ts';
export { localeOf } from './locale-of.ts';

export { type RequestedPlace, chooseLocale, type LocaleChoice } from './choose-locale.ts';
export { CHOSEN_COOKIE, chosenCookie } from './chosen-cookie.ts';

export { chooseLocale, type LocaleChoice, type RequestedPlace } from './choose-locale.ts';
export { CHOSEN_COOKIE, chosenCookie } from './chosen-cookie.ts';

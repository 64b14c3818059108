import type { CookieSerializeOptions } from '@fastify/cookie';

/** Cookie with the chosen language. */
export const LOCALE_COOKIE = 'locale';

const DAYS_365_S = 365 * 24 * 60 * 60;

/** The page's own scripts may read it. */
export const localeCookie: CookieSerializeOptions = { path: '/', maxAge: DAYS_365_S, sameSite: 'lax' };

/** Says that the language was chosen by hand in this visit; the customer's part of the shell takes it away when it has been heeded. */
export const CHOSEN_COOKIE = 'language-chosen';

export const chosenCookie: CookieSerializeOptions = { path: '/', sameSite: 'lax' };

import type { CookieSerializeOptions } from '@fastify/cookie';

/** Cookie with the chosen language. */
export const LOCALE_COOKIE = 'locale';

const DAYS_365_S = 365 * 24 * 60 * 60;

/** The page's own scripts may read it. */
export const localeCookie: CookieSerializeOptions = { path: '/', maxAge: DAYS_365_S, sameSite: 'lax' };

import type { CookieSerializeOptions } from '@fastify/cookie';

/** Marks that the visitor has chosen the language in this visit; the customer's part of the shell removes it when it has applied the choice. */
export const CHOSEN_COOKIE = 'language-chosen';

export const chosenCookie: CookieSerializeOptions = { path: '/', sameSite: 'lax' };

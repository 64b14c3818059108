export { matchesIfNoneMatch } from './if-none-match.ts';
export { cachingOfOrigin, originOf } from './origin.ts';
export { shopHttp } from './plugin.ts';
export { refererOf } from './referer.ts';
export { type RevalidatedText, revalidatedText, sendRevalidated } from './revalidated.ts';
export { SIGNED_IN_COOKIE } from './signed-in-cookie.ts';

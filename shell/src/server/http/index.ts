export { CACHING, privateFor, publicFor } from './caching.ts';
export { hasAlready } from './has-already.ts';
export { MEDIA_TYPES } from './media-types.ts';
export { originOf } from './origin.ts';
export { http } from './plugin.ts';
export { refererOf } from './referer.ts';
export { type RevalidatedText, revalidatedText, sendRevalidated } from './revalidated.ts';
export { dropDocumentHeaders, SECURITY_HEADERS } from './security-headers.ts';
export { SIGNED_IN_COOKIE } from './signed-in-cookie.ts';

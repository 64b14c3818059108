export { CACHING } from './caching.ts';
export { BROTLI, COMPRESSION_THRESHOLD, ENCODINGS, GZIP } from './compression.ts';
export { currentRequestId } from './current-request-id.ts';
export { MEDIA_TYPES } from './media-types.ts';
export { http } from './plugin.ts';
export { isSameOrigin, requireSameOrigin } from './same-origin.ts';
export { dropDocumentHeaders, OF_THIS_SITE, SECURITY_HEADERS } from './security-headers.ts';
export { serverOptions } from './server-options.ts';
export { endSilentConnections } from './silent-connections.ts';

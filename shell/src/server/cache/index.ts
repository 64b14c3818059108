export { bytesOfTexts, createByteCache } from './byte-cache.ts';
export { CACHE_BYTES } from './cache-bytes.ts';

/** What the scripts of `/` may cost a first visitor: bytes on the wire, after brotli. */
export const FIRST_PAGE_BYTES = 165_000;

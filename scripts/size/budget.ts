/** What the scripts of `/` may cost a first visitor, the starter included: bytes on the wire, after brotli. */
export const FIRST_PAGE_BYTES = 150_500;

/** What the starter may cost: it comes before the first paint. */
export const STARTER_BYTES = 1500;

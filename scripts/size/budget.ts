/** What the scripts of `/` may cost a first visitor, the starter included: bytes on the wire, after brotli. */
export const FIRST_PAGE_BYTES = 180_000;

/** What the scripts of a page of words (news, FAQ, contacts) may cost a first visitor, the starter included, in the same bytes. */
export const TEXT_PAGE_BYTES = 130_000;

/** What the starter may cost: it comes before the first paint. */
export const STARTER_BYTES = 2000;

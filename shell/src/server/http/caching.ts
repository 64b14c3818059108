const DAY_S = 86_400;

/** Values of `Cache-Control` (RFC 9111), each by what it allows. */
export const CACHING = {
  /** Kept by no cache and no browser. */
  none: 'no-store',
  /** Kept by no cache and no browser, because it is the visitor's own. */
  privateNone: 'private, no-store',
  /** The browser keeps it and asks each time whether it is still right. */
  privateRevalidated: 'private, no-cache',
  /** Anyone keeps it and asks each time whether it is still right. */
  revalidated: 'public, no-cache',
  /** The address changes with the content. */
  immutable: `public, max-age=${365 * DAY_S}, immutable`,
  day: `public, max-age=${DAY_S}`,
} as const;

/** Anyone may keep it for so long. */
export function publicFor(seconds: number): string {
  return `public, max-age=${seconds}`;
}

/** The visitor's browser may keep it for so long, nothing in between. */
export function privateFor(seconds: number): string {
  return `private, max-age=${seconds}`;
}

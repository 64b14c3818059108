const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** How long responses, rendered pages and data are cached, in seconds. The only table of cache lifetimes: routes and caches refer to its names. */
export const CACHE_LIFETIMES_S = {
  /** Files whose address changes with their content. */
  immutable: 365 * DAY_S,
  /** Logo, icons and the picture of shared links. */
  icons: DAY_S,
  /** Redirect of a misspelt address; in the visitor's browser only. */
  spellingRedirect: HOUR_S,
  /** Country of a visitor; in the visitor's browser only. */
  country: HOUR_S,
  robots: HOUR_S,
  previewFiles: HOUR_S,
  sitemap: 10 * MINUTE_S,
  /** Resized pictures whose address does not change with their content. */
  resizedPictures: 5 * MINUTE_S,
  /** Such pictures as the API serves them. */
  pictures: MINUTE_S,
  /** Public responses of the API, in shared caches; a browser revalidates each time. */
  publicData: 10,
  /** The same for products, whose prices and availability change by the minute. */
  products: 2,
  /** Rendered HTML is fresh for this time, */
  renderedPage: 10,
  /** then served stale for this time while it is rendered again; */
  renderedPageStale: MINUTE_S,
  /** this long when part of it is missing. */
  incompletePage: 1,
  /** Page data that the browser loads for soft navigations. */
  pagePayload: 30,
  consoleReport: 10,
} as const;

export type CacheLifetime = keyof typeof CACHE_LIFETIMES_S;

/** For caches that count milliseconds. */
export function lifetimeMs(name: CacheLifetime): number {
  return CACHE_LIFETIMES_S[name] * 1000;
}

/** Value of `Cache-Control` (RFC 9111): any cache may store the response. */
export function publicFor(name: CacheLifetime): string {
  return `public, max-age=${CACHE_LIFETIMES_S[name]}`;
}

/** The same for the visitor's browser only. */
export function privateFor(name: CacheLifetime): string {
  return `private, max-age=${CACHE_LIFETIMES_S[name]}`;
}

/** For an address that changes with its content. */
export const IMMUTABLE = `${publicFor('immutable')}, immutable`;

import { IMMUTABLE } from '@vitrava/shared-kit/internal/cache-lifetimes';

export { privateFor, publicFor } from '@vitrava/shared-kit/internal/cache-lifetimes';

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
  immutable: IMMUTABLE,
} as const;

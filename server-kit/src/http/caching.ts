import { IMMUTABLE } from '@vitrava/shared-kit/internal/cache-lifetimes';

/** Values of `Cache-Control` (RFC 9111) without a lifetime. */
export const CACHING = {
  /** No cache and no browser stores the response. */
  none: 'no-store',
  /** The same for a response that belongs to one visitor. */
  privateNone: 'private, no-store',
  /** The browser stores it and revalidates it each time. */
  privateRevalidated: 'private, no-cache',
  /** Any cache stores it and revalidates it each time. */
  revalidated: 'public, no-cache',
  /** The address changes with the content. */
  immutable: IMMUTABLE,
} as const;

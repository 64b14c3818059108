import type { SessionRecord } from '../record.ts';

/**
 * How a refresh ended: a token; one that is there already; a refusal (400, 401 or no session); a failure that says nothing about
 * the session; or a newer session that another tab has begun meanwhile.
 */
export type RefreshOutcome =
  | { readonly kind: 'granted'; readonly access: string }
  | { readonly kind: 'fresh' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'superseded'; readonly record: SessionRecord };

/** Something that happens to the session. `at`: when, in ms since 1970 with a random fraction, so that records made of it differ. */
export type SessionEvent = { readonly at: number } & (
  | { readonly kind: 'page-started'; readonly stored: SessionRecord | null }
  /** The shopper has come back to this tab, or the network has. */
  | { readonly kind: 'returned'; readonly stored: SessionRecord | null }
  /** Another tab says how the session stands. */
  | { readonly kind: 'tab-message'; readonly record: SessionRecord; readonly access: string | null }
  /** The login form has been given a token; `askedAt` is when it was sent. */
  | { readonly kind: 'access-granted'; readonly access: string; readonly askedAt?: number }
  /** `epoch`: the session in which the refresh was begun. */
  | { readonly kind: 'refresh-ended'; readonly outcome: RefreshOutcome; readonly epoch: number }
  /** The API does not take this token, though its time is not up: the next call has to ask for another. */
  | { readonly kind: 'token-refused'; readonly access: string }
  /** The token at hand has aged, or it is time to try again. `isSeen`: the shopper looks at this tab; one that is not seen asks for nothing. */
  | { readonly kind: 'time-passed'; readonly isSeen: boolean }
  | { readonly kind: 'sign-out-requested' }
  /** The API knows that the session is over, or will never want to. */
  | { readonly kind: 'logout-answered' }
);

import type { SessionRecord } from '../record.ts';

/** How a refresh ended: a token, one that was there, a refusal (400, 401), a failure, or another tab's session. */
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
  /** Another tab sends the state of the session. */
  | { readonly kind: 'tab-message'; readonly record: SessionRecord; readonly access: string | null }
  /** The login form has been given a token; `requestedAt` is when it was sent. */
  | { readonly kind: 'access-granted'; readonly access: string; readonly requestedAt?: number }
  /** `epoch`: the session in which the refresh was begun. */
  | { readonly kind: 'refresh-ended'; readonly outcome: RefreshOutcome; readonly epoch: number }
  /** The API does not accept this token, though its time is not up: the next call has to request another. */
  | { readonly kind: 'token-refused'; readonly access: string }
  /** The token has aged, or a retry is due. `isSeen`: the tab is visible; a hidden one requests nothing. */
  | { readonly kind: 'time-passed'; readonly isSeen: boolean }
  | { readonly kind: 'sign-out-requested' }
  /** The API has ended the session, or never will. */
  | { readonly kind: 'logout-answered' }
);

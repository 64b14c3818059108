import type { SessionStatus } from '@vitrava/shared-kit/bus/session';
import type { SessionRecord } from '../record.ts';

/** How the session of this tab stands. `userId` is there exactly while the status is `authenticated`; `access` is a token of that customer. */
export interface SessionState {
  readonly status: SessionStatus;
  readonly userId: number | null;
  readonly access: string | null;
  /** What this tab knows of the browser's session; null before anyone has signed in here. */
  readonly record: SessionRecord | null;
  /** Counts the sessions of this page: an answer to what was asked in an earlier one changes nothing. */
  readonly epoch: number;
}

/** What the last event asks of the world outside the machine, in the order in which it happens. */
export interface Consequences {
  /** Facts for the bus. */
  readonly signedOut?: { readonly reason: 'wish' | 'refused' | 'elsewhere' };
  readonly signedIn?: { readonly userId: number };
  /** The visitor has signed in in this very tab. */
  readonly signedInHere?: true;
  /** A session that there was is over, though no one asked for that. */
  readonly sessionLost?: true;
  /** The form that was sent for the last session must not be answered to. */
  readonly cancelLogout?: true;
  /** Kept on this device where `isNew`, and sent to the other tabs with a token that they may share. */
  readonly publish?: { readonly record: SessionRecord; readonly isNew: boolean; readonly access: string | null };
  readonly requestRefresh?: true;
  readonly requestLogout?: true;
  /** A customer is kept out by a failure that will pass. */
  readonly retryLater?: true;
}

export interface Session extends SessionState {
  readonly next: Consequences;
}

/** A page before anything is known. */
export const UNKNOWN_SESSION: Session = { status: 'unknown', userId: null, access: null, record: null, epoch: 0, next: {} };

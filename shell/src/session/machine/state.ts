import type { SessionStatus } from '@vitrava/shared-kit/bus/session';
import type { SessionRecord } from '../record.ts';

/** The state of the session. `userId`: while `authenticated` (valid token) or `renewing` (lost or expiring). */
export interface SessionState {
  readonly status: SessionStatus | 'renewing';
  readonly userId: number | null;
  /** The last token of this customer; one that is about to end is better than none where no other is to be had. */
  readonly access: string | null;
  /** Until when it is valid, in ms since 1970. */
  readonly validUntil: number;
  /** This tab's view of the browser's session; null before anyone has signed in here. */
  readonly record: SessionRecord | null;
  /** Counts the sessions of this page: a response to a request of an earlier one changes nothing. */
  readonly epoch: number;
}

/** The effects that the last event requires outside the machine, in the order in which they happen. */
export interface Consequences {
  /** Facts for the bus. */
  readonly signedOut?: { readonly reason: 'user' | 'refused' | 'otherTab' };
  readonly signedIn?: { readonly userId: number };
  /** The visitor has signed in in this very tab. */
  readonly signedInInTab?: true;
  /** An existing session has ended without a request of the shopper. */
  readonly sessionLost?: true;
  /** The form that was sent for the last session must not be answered to. */
  readonly cancelLogout?: true;
  /** Kept on this device where `isNew`, and sent to the other tabs with a token that they may share. */
  readonly publish?: { readonly record: SessionRecord; readonly isNew: boolean; readonly access: string | null };
  readonly requestRefresh?: true;
  readonly requestLogout?: true;
  /** When to look at the token again: it ends then, in ms since 1970; 0 for soon, because a failure keeps another back. */
  readonly lookAt?: number;
}

interface PublicSession extends Pick<SessionState, 'userId' | 'access'> {
  readonly status: SessionStatus;
}

export interface Session extends SessionState {
  readonly next: Consequences;
}

/** The session as the shop sees it: a customer (`status`) without a valid token (`access`) is renewing. */
export function published({ status, userId, access }: SessionState): PublicSession {
  return status === 'renewing' ? { status: 'authenticated', userId, access: null } : { status, userId, access };
}

/** Valid means: there, with an expiry, and living at least 15 s more (specification, section 4). */
export function hasValidToken({ access, validUntil }: SessionState, nowMs: number): boolean {
  return access !== null && nowMs <= validUntil;
}

/** A page before anything is known. */
export const UNKNOWN_SESSION: Session = { status: 'unknown', userId: null, access: null, validUntil: 0, record: null, epoch: 0, next: {} };

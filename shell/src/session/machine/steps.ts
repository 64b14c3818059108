import type { SessionRecord } from '../record.ts';
import { readToken, validUntil } from '../token.ts';
import type { Consequences, Session } from './state.ts';

/* The moves that the events of a session are made of. Each adds its consequences to those of the moves before it. */

export function also(session: Session, next: Consequences): Session {
  return { ...session, next: { ...session.next, ...next } };
}

/** A token is in hand; one that cannot be read changes nothing. The previous customer is signed out first. */
export function begin(session: Session, access: string, at: number): Session {
  const claims = readToken(access);
  if (!claims) return session;
  const { userId } = claims;
  const end = validUntil(claims, at);
  const epoch = session.userId === userId ? session.epoch : session.epoch + 1;
  return enter(also({ ...session, access, validUntil: end, epoch }, { lookAt: end }), userId);
}

/** The customer is here, with a token or before there is one. */
export function enter(session: Session, userId: number): Session {
  if (session.userId === userId) return session;
  const isAnother = session.userId !== null;
  return also({ ...session, userId }, { ...(isAnother && { signedOut: { reason: 'otherTab' } }), signedIn: { userId } });
}

/** The session of this tab is over. `status` is `unknown` while another customer is on the way in. */
export function end(session: Session, reason: 'user' | 'refused' | 'otherTab', status: 'anonymous' | 'unknown' = 'anonymous'): Session {
  const isFact = session.userId !== null || reason === 'user';
  const ended: Session = { ...session, status, userId: null, access: null, epoch: session.epoch + 1 };
  return isFact ? also(ended, { signedOut: { reason } }) : ended;
}

/** Stores a record and sends it to the other tabs. */
function keep(session: Session, record: SessionRecord, access: string | null): Session {
  return also({ ...session, record }, { publish: { record, isNew: true, access } });
}

/** The smallest difference between two records, as the clock's milliseconds are stored. */
const LATER_MS = 2 ** -10;

/** A separate session begins in this browser, or has ended (`user` null), later even in the same millisecond. */
export function keepNew(session: Session, { at, ...record }: SessionRecord, access: string | null = null): Session {
  const known = session.record?.at ?? 0;
  return keep(session, { ...record, at: known >= at && known < at + 1 ? known + LATER_MS : at }, access);
}

/** The existing session continues; a record is made only where it differs. */
export function keepOn(session: Session, record: SessionRecord, access: string | null = null): Session {
  const known = session.record;
  if (known?.user !== record.user) return keepNew(session, record, access);
  if (known.unreported !== record.unreported) return keep(session, { ...known, unreported: record.unreported }, access);
  return also(session, { publish: { record: known, isNew: false, access } });
}

import { isFromFuture } from '../record.ts';
import { readToken } from '../token.ts';
import type { RefreshOutcome, SessionEvent } from './events.ts';
import { hasValidToken, type Session } from './state.ts';
import { also, begin, end, enter, keepNew, keepOn } from './steps.ts';

type EventOf<Kind extends SessionEvent['kind']> = Extract<SessionEvent, { kind: Kind }>;

/** The pure transition of a session by an event; `next` follows from it. Status and token always agree. */
export function transition(before: Session, event: SessionEvent): Session {
  const session = move({ ...before, next: {} }, event);
  if (session.userId === null) return session;
  return { ...session, status: hasValidToken(session, event.at) ? 'authenticated' : 'renewing' };
}

function move(session: Session, event: SessionEvent): Session {
  switch (event.kind) {
    case 'page-started':
      return start(session, event);
    case 'returned':
      return comeBack(session, event);
    case 'tab-message':
      return receive(session, event);
    case 'access-granted':
      return signIn(session, event);
    case 'refresh-ended':
      return event.epoch === session.epoch ? endRefresh(session, event.outcome, event.at) : session;
    case 'token-refused':
      return session.access === event.access ? { ...session, access: null } : session;
    case 'time-passed':
      // It outlives the longest time that a browser waits.
      if (hasValidToken(session, event.at)) return also(session, { lookAt: session.validUntil });
      return event.isSeen && session.record?.user ? also(session, { requestRefresh: true }) : session;
    case 'sign-out-requested':
      return leave(end(session, 'user'), event.at);
    case 'logout-answered':
      // The same end as before, not a later one: a login form may have been sent meanwhile.
      return session.record?.unreported ? keepOn(session, { ...session.record, unreported: false }) : session;
  }
}

function start(session: Session, { stored }: EventOf<'page-started'>): Session {
  const known: Session = { ...session, record: stored };
  if (stored?.user !== null) return also(known, { requestRefresh: true });
  return repeatLogout(end(known, 'otherTab'));
}

/** The tab may have been frozen while others signed in or out. */
function comeBack(session: Session, { stored, at }: EventOf<'returned'>): Session {
  const { record } = session;
  const isNews = stored !== null && (stored.at !== record?.at || stored.unreported !== record.unreported);
  if (isNews) return receive(session, { kind: 'tab-message', record: stored, access: null, at });
  if (record === null) return session;
  return record.user === null ? repeatLogout(session) : also(session, { requestRefresh: true });
}

/** Two tabs may have acted at once: the later one is right. */
function receive(session: Session, { record, access, at }: EventOf<'tab-message'>): Session {
  const known = session.record;
  if (known !== null && !isFromFuture(known, at) && record.at < known.at) return session;
  const informed: Session = { ...session, record };
  if (record.user === null) return end(informed, 'otherTab');
  const present = also(informed, { cancelLogout: true });
  if (access !== null) return begin(present, access, at);
  // Without a token this tab fetches its own, and meanwhile never shows one customer to another, nor treats the new one
  // as a guest.
  return also(present.userId === record.user ? present : end(present, 'otherTab', 'unknown'), { requestRefresh: true });
}

function signIn(session: Session, { access, requestedAt, at }: EventOf<'access-granted'>): Session {
  const { record } = session;
  const isLate = record?.user === null && !isFromFuture(record, at) && requestedAt !== undefined && requestedAt < record.at;
  // A form that was sent before the shopper left has opened a session that no one wants.
  if (isLate) return leave(session, at);
  const claims = readToken(access);
  if (!claims) return session;
  const begun = begin(also(session, { cancelLogout: true, signedInInTab: true }), access, at);
  return keepNew(begun, { user: claims.userId, at, unreported: false }, access);
}

function endRefresh(session: Session, outcome: RefreshOutcome, at: number): Session {
  switch (outcome.kind) {
    case 'fresh':
      return session;
    case 'granted': {
      const claims = readToken(outcome.access);
      if (!claims) return session;
      return keepOn(begin(session, outcome.access, at), { user: claims.userId, at, unreported: false }, outcome.access);
    }
    case 'superseded':
      return receive(session, { kind: 'tab-message', record: outcome.record, access: null, at });
    case 'refused': {
      // Where no lock prevents two tabs from refreshing at once, the other may have changed the cookie in this very
      // moment, and sent its token.
      if (hasValidToken(session, at)) return session;
      const ended = end(session, 'refused');
      return session.record?.user ? also(keepNew(ended, { user: null, at, unreported: false }), { sessionLost: true }) : ended;
    }
    case 'failed': {
      const user = session.record?.user;
      // A failure before anything is known leaves a guest for now, unless this browser has a stored customer, who stays
      // and has no token yet.
      return user
        ? also(enter(session, user), { lookAt: 0 })
        : { ...session, status: session.userId === null ? 'anonymous' : session.status };
    }
  }
}

/** In this browser at once, whatever the API answers; no tab refreshes until the next sign-in. */
function leave(session: Session, at: number): Session {
  return also(keepNew(session, { user: null, at, unreported: true }), { requestLogout: true });
}

function repeatLogout(session: Session): Session {
  return session.record?.unreported ? also(session, { requestLogout: true }) : session;
}

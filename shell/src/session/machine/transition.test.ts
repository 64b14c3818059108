import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tokenOf } from '../testing/browser.ts';
import { readToken, TOKEN_RESERVE_MS } from '../token.ts';
import { hasValidToken, published, type Session, type SessionEvent, transition, UNKNOWN_SESSION } from './index.ts';

const CUSTOMERS = [7, 8] as const;
const START_MS = 1_800_000_000_000;
/** Some end long after everything that happens here, some in the middle of it, some before. */
const LIVES_MS = [300_000, TOKEN_RESERVE_MS + 20, -1000] as const;
const give = (user: number, livesMs: number): string => tokenOf({ exp: (START_MS + livesMs) / 1000, user_id: user });

const customer = fc.constantFrom(...CUSTOMERS);
const tokenOfSome = fc.tuple(customer, fc.constantFrom(...LIVES_MS)).map(([user, livesMs]) => give(user, livesMs));
const token = fc.oneof({ weight: 5, arbitrary: tokenOfSome }, { weight: 1, arbitrary: fc.constant('not a token') });
/** Moments may repeat and come out of order, as those of several tabs do. */
const moment = fc.integer({ min: 0, max: 160 }).map((tick) => START_MS + tick / 4);
const record = fc
  .record({ user: fc.option(customer, { nil: null }), at: moment, unreported: fc.boolean() })
  .map(({ user, at, unreported }) => ({
    user,
    at,
    unreported: unreported && user === null,
  }));
const stored = fc.option(record, { nil: null });

/** `lag`: how many sessions ago the refresh was begun. */
const outcome = fc.oneof(
  token.map((access) => ({ kind: 'granted' as const, access })),
  fc.constantFrom({ kind: 'fresh' as const }, { kind: 'refused' as const }, { kind: 'failed' as const }),
  record.map((newer) => ({ kind: 'superseded' as const, record: newer })),
);
const step = fc.oneof(
  fc.record({ kind: fc.constant('returned' as const), stored }),
  fc.tuple(record, fc.constantFrom(...LIVES_MS)).map(([sent, livesMs]) => ({
    kind: 'tab-message' as const,
    record: sent,
    access: sent.user === null ? null : give(sent.user, livesMs),
  })),
  record.map((sent) => ({ kind: 'tab-message' as const, record: sent, access: null })),
  fc.record({ kind: fc.constant('access-granted' as const), access: token, requestedAt: moment }),
  fc.record({ kind: fc.constant('refresh-ended' as const), outcome, lag: fc.nat(2) }),
  token.map((access) => ({ kind: 'token-refused' as const, access })),
  fc.record({ kind: fc.constant('time-passed' as const), isSeen: fc.boolean() }),
  fc.constant({ kind: 'sign-out-requested' as const }),
  fc.constant({ kind: 'logout-answered' as const }),
);

interface Moment {
  readonly before: Session;
  readonly event: SessionEvent;
  readonly after: Session;
}

/** A page that starts and to which all sorts of things then happen. */
const history = fc.tuple(stored, fc.array(fc.record({ step, at: moment }), { maxLength: 25 })).map(([found, steps]): Moment[] => {
  const start: SessionEvent = { kind: 'page-started', stored: found, at: START_MS };
  let session = transition(UNKNOWN_SESSION, start);
  const moments: Moment[] = [{ before: UNKNOWN_SESSION, event: start, after: session }];
  for (const { step: one, at } of steps) {
    const before = session;
    const event: SessionEvent =
      one.kind === 'refresh-ended' ? { kind: one.kind, outcome: one.outcome, epoch: before.epoch - one.lag, at } : { ...one, at };
    session = transition(before, event);
    moments.push({ before, event, after: session });
  }
  return moments;
});

const always = (claim: (moment: Moment) => void): void =>
  fc.assert(
    fc.property(history, (moments) => {
      for (const moment of moments) claim(moment);
    }),
    { numRuns: 500 },
  );

describe('The session, whatever happens to it in whatever order', () => {
  it('[S6] [S9] is authenticated exactly with a valid token, and renewing with every other that a customer may have', () => {
    always(({ event, after }) => {
      expect(after.status === 'authenticated').toBe(hasValidToken(after, event.at));
      expect(after.userId !== null).toBe(after.status === 'authenticated' || after.status === 'renewing');
      if (after.userId === null) expect(after.access).toBeNull();
      else if (after.access !== null) expect(readToken(after.access)?.userId).toBe(after.userId);
    });
  });

  it('[S6] shows the shop a token exactly while it is authenticated, and a customer all the while', () => {
    always(({ after }) => {
      const { status, userId, access } = published(after);
      expect(access !== null).toBe(after.status === 'authenticated');
      expect(status === 'authenticated').toBe(userId !== null);
    });
  });

  it('[S9] Another token is requested in the visible tab when the last has aged, or a customer is excluded, and in no other tab', () => {
    always(({ event, after }) => {
      if (event.kind !== 'time-passed') return;
      const isWanted = event.isSeen && typeof after.record?.user === 'number';
      const requested = isWanted ? { requestRefresh: true } : {};
      expect(after.next).toEqual(after.status === 'authenticated' ? { lookAt: after.validUntil } : requested);
    });
  });

  it('tries again later as long as a failure keeps a customer from a token, and never for a guest', () => {
    always(({ event, after }) => {
      const isFailure = event.kind === 'refresh-ended' && event.outcome.kind === 'failed';
      if (after.next.lookAt === 0) expect(isFailure && typeof after.record?.user).toBe('number');
      if (isFailure && event.epoch === after.epoch && after.status === 'renewing') expect(after.next.lookAt).toBe(0);
    });
  });

  it('A stored customer is not treated as a guest during a failure', () => {
    always(({ before, event, after }) => {
      if (after.status === 'anonymous') expect(after.record?.user ?? null).toBeNull();
      const isFailure = event.kind === 'refresh-ended' && event.outcome.kind === 'failed' && event.epoch === before.epoch;
      if (isFailure && typeof after.record?.user === 'number') expect(after.userId).toBe(after.record.user);
    });
  });

  it('looks at each token again when it ends', () => {
    always(({ before, after }) => {
      if (after.access !== null && after.access !== before.access) expect(after.next.lookAt).toBe(after.validUntil);
    });
  });

  it('The facts alone are enough to follow the signed-in customer', () => {
    fc.assert(
      fc.property(history, (moments) => {
        let known: number | null = null;
        for (const { after } of moments) {
          if (after.next.signedOut) known = null;
          if (after.next.signedIn) {
            // No customer follows another without a sign-out between them.
            expect(known).toBeNull();
            known = after.next.signedIn.userId;
          }
          expect(known).toBe(after.userId);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('[S8] is never revived by a refresh that was begun before its end', () => {
    always(({ before, event, after }) => {
      // Only time passes: a token may have aged meanwhile.
      if (event.kind === 'refresh-ended' && event.epoch !== before.epoch)
        expect({ ...after, status: before.status }).toEqual({ ...before, next: {} });
      if (event.kind === 'tab-message' && after.record?.user === null && before.record !== after.record) {
        expect(after.epoch).toBeGreaterThan(before.epoch);
      }
    });
  });

  it('The session ends only by a sign-out, a refused refresh, or another tab’s message', () => {
    const ENDS: readonly SessionEvent['kind'][] = ['sign-out-requested', 'refresh-ended', 'tab-message', 'returned', 'access-granted'];
    always(({ before, event, after }) => {
      if (before.userId === null || after.userId === before.userId) return;
      expect(ENDS).toContain(event.kind);
      if (event.kind === 'refresh-ended') expect(event.outcome.kind).not.toBe('failed');
    });
  });

  it('The end of each session is sent to the API, and stored until it is answered', () => {
    always(({ before, event, after }) => {
      if (event.kind === 'sign-out-requested') {
        expect(after).toMatchObject({ status: 'anonymous', record: { user: null, unreported: true }, next: { requestLogout: true } });
      }
      const isDropped = before.record?.user === null && before.record.unreported && after.record?.unreported === false;
      if (isDropped) expect(['logout-answered', 'access-granted', 'tab-message', 'returned', 'refresh-ended']).toContain(event.kind);
    });
  });

  it('Records of a shopper’s actions are later than the known one of that millisecond, and hardly later than now', () => {
    always(({ before, event, after }) => {
      const isAct = event.kind === 'access-granted' || event.kind === 'sign-out-requested';
      const made = after.next.publish?.record;
      if (!isAct || !made) return;
      const known = before.record !== null && before.record.at < event.at + 1 ? before.record.at : 0;
      expect(made.at).toBeGreaterThan(known);
      expect(made.at - Math.max(known, event.at)).toBeLessThan(0.01);
    });
  });

  it('The session never returns to an earlier one', () => {
    always(({ before, after }) => expect(after.epoch).toBeGreaterThanOrEqual(before.epoch));
  });
});

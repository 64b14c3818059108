import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tokenFor } from '../testing/browser.ts';
import { type Session, type SessionEvent, transition, UNKNOWN_SESSION } from './index.ts';

const CUSTOMERS = [7, 8] as const;
const TOKENS = Object.fromEntries(CUSTOMERS.map((user) => [user, tokenFor(user)])) as Record<number, string>;
const START_MS = 1_800_000_000_000;

const customer = fc.constantFrom(...CUSTOMERS);
const token = fc.oneof(
  { weight: 5, arbitrary: customer.map((user) => TOKENS[user] as string) },
  { weight: 1, arbitrary: fc.constant('not a token') },
);
/** Moments may repeat and come out of order, as those of several tabs do. */
const moment = fc.integer({ min: 0, max: 40 }).map((tick) => START_MS + tick);
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
  record.map((sent) => ({ kind: 'tab-message' as const, record: sent, access: sent.user === null ? null : (TOKENS[sent.user] as string) })),
  record.map((sent) => ({ kind: 'tab-message' as const, record: sent, access: null })),
  fc.record({ kind: fc.constant('access-granted' as const), access: token, askedAt: moment }),
  fc.record({ kind: fc.constant('refresh-ended' as const), outcome, lag: fc.nat(2) }),
  token.map((access) => ({ kind: 'token-refused' as const, access })),
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
    // What the machine has not changed, it has not asked anything for either.
    moments.push({ before, event, after: session === before ? { ...session, next: {} } : session });
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
  it('knows a customer exactly while it is authenticated, and holds no token otherwise', () => {
    always(({ after }) => {
      expect(after.userId !== null).toBe(after.status === 'authenticated');
      if (after.status !== 'authenticated') expect(after.access).toBeNull();
    });
  });

  it('lets those who follow the facts alone know who is signed in', () => {
    fc.assert(
      fc.property(history, (moments) => {
        let known: number | null = null;
        for (const { after } of moments) {
          if (after.next.signedOut) known = null;
          if (after.next.signedIn) {
            // No customer follows another who has not been signed out.
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
      if (event.kind === 'refresh-ended' && event.epoch !== before.epoch) expect(after).toMatchObject({ ...before, next: {} });
      if (event.kind === 'tab-message' && after.record?.user === null && before.record !== after.record) {
        expect(after.epoch).toBeGreaterThan(before.epoch);
      }
    });
  });

  it('ends only when someone leaves, a refresh is refused, or another tab says so', () => {
    const ENDS: readonly SessionEvent['kind'][] = ['sign-out-requested', 'refresh-ended', 'tab-message', 'returned', 'access-granted'];
    always(({ before, event, after }) => {
      if (before.status !== 'authenticated' || after.userId === before.userId) return;
      expect(ENDS).toContain(event.kind);
      if (event.kind === 'refresh-ended') expect(event.outcome.kind).not.toBe('failed');
    });
  });

  it('asks the API for the end of a session as often as it makes one here, and remembers it until it is answered', () => {
    always(({ before, event, after }) => {
      if (event.kind === 'sign-out-requested') {
        expect(after).toMatchObject({ status: 'anonymous', record: { user: null, unreported: true }, next: { requestLogout: true } });
      }
      const isForgotten = before.record?.user === null && before.record.unreported && after.record?.unreported === false;
      if (isForgotten) expect(['logout-answered', 'access-granted', 'tab-message', 'returned', 'refresh-ended']).toContain(event.kind);
    });
  });

  it('never goes back to an earlier session', () => {
    always(({ before, after }) => expect(after.epoch).toBeGreaterThanOrEqual(before.epoch));
  });
});

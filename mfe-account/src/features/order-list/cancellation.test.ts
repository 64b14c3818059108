import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Refusal } from '../../domain/orders/index.ts';
import { type Cancellation, confirm, dismiss, NO_CANCELLATION, requestCancellation, settle } from './cancellation.ts';
import { orderOf } from './testing/index.ts';

type Move = (state: Cancellation) => Cancellation;

const order = fc.constantFrom('100001', '100002').map((number) => orderOf(number));
const refused = fc.constantFrom<Refusal>('gone', 'away', 'connection', 'unknown').map((refusal) => ({ refused: refusal }));
const outcome = fc.oneof(
  refused,
  order.map((each) => ({ canceled: each })),
);
const move: fc.Arbitrary<Move> = fc.oneof(
  order.map(
    (each): Move =>
      (state) =>
        requestCancellation(state, each),
  ),
  fc.constantFrom<Move>(confirm, dismiss),
  fc.record({ outcome, isSignedIn: fc.boolean() }).map(
    (end): Move =>
      (state) =>
        settle(state, end),
  ),
);
const walk = (moves: readonly Move[]) => moves.reduce((state, each) => each(state), NO_CANCELLATION);

describe('the cancellation of an order', () => {
  it('The confirmation always belongs to an order', () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const { isRequesting, order: requested } = walk(moves);
        expect(isRequesting && requested === null).toBe(false);
      }),
    );
  });

  it('Each confirmation starts with a new state', () => {
    fc.assert(
      fc.property(fc.array(move), order, (moves, each) => {
        expect(requestCancellation(walk(moves), each)).toEqual({ order: each, isRequesting: true, failure: null, canceled: null });
      }),
    );
  });

  it('keeps the question open only where another try may do it', () => {
    fc.assert(
      fc.property(fc.array(move), outcome, fc.boolean(), (moves, end, isSignedIn) => {
        const before = walk(moves);
        const after = settle(before, { outcome: end, isSignedIn });
        const isWorthAnotherTry = 'refused' in end && end.refused !== 'gone';
        expect(after.isRequesting).toBe(isWorthAnotherTry && before.isRequesting);
        if (isWorthAnotherTry) expect(after.failure).toBe(end.refused);
        if ('canceled' in end) expect(after.canceled).toBe(isSignedIn ? end.canceled : before.canceled);
      }),
    );
  });
});

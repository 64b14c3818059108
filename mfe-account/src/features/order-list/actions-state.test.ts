import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PaymentOutcome } from '../../domain/orders/index.ts';
import { type Actions, cancelingRefused, errorSeen, NO_ACTIONS, paymentAnswered, paymentBegun, paymentLeft } from './actions-state.ts';

type Move = (actions: Actions) => Actions;

const number = fc.constantFrom('100001', '100002');
const outcome = fc.constantFrom<PaymentOutcome>({ url: 'https://pay.example/1' }, { refused: 'gone' }, { refused: 'away' });
const move: fc.Arbitrary<Move> = fc.oneof(
  // A payment begins only when none is being opened: the model sends no other request.
  number.map(
    (each): Move =>
      (actions) =>
        actions.paying === null ? paymentBegun(actions, each) : actions,
  ),
  fc.record({ number, outcome }).map(
    (answer): Move =>
      (actions) =>
        paymentAnswered(actions, answer),
  ),
  number.map(
    (each): Move =>
      (actions) =>
        cancelingRefused(actions, each),
  ),
  fc.constantFrom<Move>(paymentLeft, errorSeen),
);
const walk = (moves: readonly Move[]) => moves.reduce((actions, each) => each(actions), NO_ACTIONS);

describe('the state of actions on listed orders', () => {
  it('keeps an order’s payment under way until it is refused or the shopper is back', () => {
    fc.assert(
      fc.property(fc.array(move), number, outcome, (moves, each, end) => {
        const before = { ...walk(moves), paying: each };
        const after = paymentAnswered(before, { number: each, outcome: end });
        expect(after.paying).toBe('url' in end ? each : null);
        expect(paymentLeft(after).paying).toBeNull();
      }),
    );
  });

  it('A payment whose page was left shows no failure', () => {
    fc.assert(
      fc.property(fc.array(move), number, outcome, (moves, each, end) => {
        const before = walk(moves);
        const after = paymentAnswered(before, { number: each, outcome: end });
        if (before.paying !== each) expect(after).toBe(before);
      }),
    );
  });

  it('A failure is shown beside its order alone, and disappears when another action begins', () => {
    fc.assert(
      fc.property(fc.array(move), number, (moves, each) => {
        const actions = walk(moves);
        expect(cancelingRefused(actions, each).error?.number).toBe(each);
        expect(errorSeen(actions).error).toBeNull();
        expect(paymentBegun(actions, each).error).toBeNull();
      }),
    );
  });
});

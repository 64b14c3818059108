import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  bringCode,
  confirm,
  create,
  invite,
  leave,
  loseAnswer,
  NEW_REGISTRATION,
  type Registration,
  refuseCode,
  toCode,
  toEmail,
  writeDetails,
} from './progress.ts';

type Move = (state: Registration) => Registration;

const email = fc.constantFrom('anna@example.com', 'boris@example.com');
const code = fc.stringMatching(/^\d{6}$/);
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.constantFrom<Move>(toCode, toEmail, leave, loseAnswer, refuseCode),
  fc.option(code).map(
    (each): Move =>
      (state) =>
        bringCode(state, each),
  ),
  email.map(
    (each): Move =>
      (state) =>
        invite(state, each),
  ),
  fc.record({ email, code }).map(
    (each): Move =>
      (state) =>
        confirm(state, each),
  ),
  fc.record({ first_name: fc.string(), password: fc.string() }).map(
    (each): Move =>
      (state) =>
        writeDetails(state, each),
  ),
  fc.boolean().map(
    (each): Move =>
      (state) =>
        create(state, each),
  ),
);
const walk = (moves: readonly Move[]) => moves.reduce((state, each) => each(state), NEW_REGISTRATION);

describe('the progress of a registration', () => {
  it('never loses the written details but to an account that is there, and never keeps a password on another page', () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const state = walk(moves);
        for (const next of [toCode, toEmail, loseAnswer, refuseCode]) expect(next(state).details).toBe(state.details);
        expect(leave(state).details).toEqual({ ...state.details, password: undefined });
        expect('password' in leave(state).details).toBe(false);
      }),
    );
  });

  it('calls a code stale only where another one can be entered, and until one is', () => {
    fc.assert(
      fc.property(fc.array(move), fc.record({ email, code }), (moves, good) => {
        const state = walk(moves);
        expect(refuseCode(state)).toMatchObject({ step: 'code', isCodeStale: true });
        expect([toEmail(state), invite(state, good.email), confirm(state, good)].some(({ isCodeStale }) => isCodeStale)).toBe(false);
      }),
    );
  });

  it('takes the code of a link at the first step and nowhere else', () => {
    fc.assert(
      fc.property(fc.array(move), code, (moves, brought) => {
        const state = walk(moves);
        expect(bringCode(state, brought)).toEqual(state.step === 'email' ? { ...state, step: 'code', code: brought } : state);
        expect(bringCode(state, null)).toBe(state);
      }),
    );
  });

  it('The progress includes the state of the account once it exists', () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const state = loseAnswer(walk(moves));
        expect(create(state, true)).toEqual({ ...state, isUncertain: false });
        expect(create(state, false)).toMatchObject({ step: 'created', details: {}, isUncertain: false });
      }),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { type ApiError, contractError, networkError, statusError, timeoutError } from '@vitrava/shared-kit/errors';
import fc from 'fast-check';
import { type CodePopup, fail, look, NO_CODE, request, show } from './code.ts';

type Move = (popup: CodePopup) => CodePopup;

const time = fc.integer({ min: 0, max: 100 });
const code = time.map((until) => ({ picture: 'data:image/png;base64,', link: 'https://t.me/vitrava_bot', until }));
const error = fc.oneof(
  fc.constantFrom<ApiError>(networkError(), timeoutError(), contractError([])),
  fc.constantFrom(400, 403, 429, 500, 503).map((status): ApiError => statusError(status, null, null)),
);
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.constant<Move>(request),
  code.map(
    (each): Move =>
      (popup) =>
        show(popup, each),
  ),
  error.map(
    (each): Move =>
      (popup) =>
        fail(popup, each),
  ),
  time.map(
    (now): Move =>
      (popup) =>
        look(popup, now),
  ),
);
const walk = (moves: readonly Move[]) => moves.reduce((popup, each) => each(popup), NO_CODE);

describe('the code of the Telegram bot', () => {
  it('is over exactly from its time on, by the clock and not by how often it was looked at', () => {
    fc.assert(
      fc.property(fc.array(move), code, time, (moves, each, now) => {
        const popup = show(walk(moves), each);
        expect(popup.isExpired).toBe(false);
        const seen = look(popup, now);
        expect(seen.isExpired).toBe(now >= each.until);
        expect(look(seen, now)).toBe(seen);
      }),
    );
  });

  it('is never over before there is one', () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const { code: last, isExpired } = walk(moves);
        if (isExpired) expect(last).not.toBeNull();
      }),
    );
  });

  it('The code stays while another is requested, also when that fails', () => {
    fc.assert(
      fc.property(fc.array(move), error, (moves, each) => {
        const popup = walk(moves);
        const requesting = request(popup);
        expect(requesting).toEqual({ ...popup, failure: null });
        expect(fail(requesting, each)).toMatchObject({ code: popup.code, isExpired: popup.isExpired });
      }),
    );
  });

  it('The popup shows why there is no code: switched off, too many tries, no connection, or another failure', () => {
    const failureOf = (each: ApiError) => fail(NO_CODE, each).failure;
    expect(failureOf(statusError(403, null, null))).toBe('off');
    expect(failureOf(statusError(429, null, null))).toBe('throttled');
    expect([networkError(), timeoutError()].map(failureOf)).toEqual(['connection', 'connection']);
    expect([contractError([]), statusError(500, null, null)].map(failureOf)).toEqual(['unknown', 'unknown']);
  });
});

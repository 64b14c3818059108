import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bring, checkAgain, checked, end, leave, NO_LINK, type ResetLink } from './link.ts';

type Move = (link: ResetLink) => ResetLink;

const token = fc.constantFrom('one', 'two');
const move: fc.Arbitrary<Move> = fc.oneof(
  token.map(
    (each): Move =>
      (link) =>
        bring(link, each),
  ),
  fc.constantFrom<Move>(checkAgain, leave),
  fc.record({ token, state: fc.constantFrom('usable' as const, 'invalid' as const, 'failed' as const) }).map(
    (answer): Move =>
      (link) =>
        checked(link, answer),
  ),
  fc.constantFrom('changed' as const, 'invalid' as const).map(
    (state): Move =>
      (link) =>
        end(link, state),
  ),
);

describe('a link that sets a new password', () => {
  it('has a token while it is checked or can be used, and none once it is used up', () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const link = moves.reduce((before, each) => each(before), NO_LINK);
        if (link.state === 'checking' || link.state === 'usable' || link.state === 'failed') expect(link.token).not.toBeNull();
        if (link.state === 'unknown' || link.state === 'changed') expect(link.token).toBeNull();
      }),
    );
  });

  it('does not mind the answer to another link', () => {
    const link = bring(NO_LINK, 'two');
    expect(checked(link, { token: 'one', state: 'usable' })).toBe(link);
    expect(checked(link, { token: 'two', state: 'usable' })).toEqual({ token: 'two', state: 'usable' });
  });

  it('is forgotten with the page only when it has ended', () => {
    expect(leave({ token: null, state: 'changed' })).toEqual(NO_LINK);
    expect(leave({ token: 'one', state: 'failed' })).toEqual({ token: 'one', state: 'failed' });
  });
});

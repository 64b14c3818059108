import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bring, checkAgain, checked, end, leave, loseAnswer, NO_LINK, type ResetLink, refuse } from './link.ts';

type Move = (link: ResetLink) => ResetLink;

const token = fc.constantFrom('one', 'two');
const move: fc.Arbitrary<Move> = fc.oneof(
  token.map(
    (each): Move =>
      (link) =>
        bring(link, each),
  ),
  fc.constantFrom<Move>(checkAgain, leave, loseAnswer, refuse, end),
  fc.record({ token, state: fc.constantFrom('usable' as const, 'invalid' as const, 'failed' as const) }).map(
    (answer): Move =>
      (link) =>
        checked(link, answer),
  ),
);

describe('a link that sets a new password', () => {
  it('has a token while it is checked or can be used, and none once it is used up', () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const link = moves.reduce((before, each) => each(before), NO_LINK);
        if (link.state === 'checking' || link.state === 'usable' || link.state === 'failed') expect(link.token).not.toBeNull();
        if (link.state === 'unknown' || link.state === 'changed' || link.state === 'uncertain') expect(link.token).toBeNull();
      }),
    );
  });

  it('The link has changed the password only with a confirming response, and may have with a lost one', () => {
    fc.assert(
      fc.property(fc.array(move), fc.array(fc.constantFrom<Move>(checkAgain, leave)), (before, between) => {
        const brought = bring(
          before.reduce((link, each) => each(link), NO_LINK),
          'three',
        );
        const apart = (link: ResetLink) => between.reduce((moved, each) => each(moved), link);
        expect(refuse(apart(brought)).state).toBe('invalid');
        expect(refuse(apart(loseAnswer(brought))).state).toBe('uncertain');
      }),
    );
  });

  it('does not mind the answer to another link', () => {
    const link = bring(NO_LINK, 'two');
    expect(checked(link, { token: 'one', state: 'usable' })).toBe(link);
    expect(checked(link, { token: 'two', state: 'usable' })).toEqual({ ...link, state: 'usable' });
  });

  it('The link is dropped with the page only when it has ended', () => {
    expect(leave(end(NO_LINK))).toEqual(NO_LINK);
    const link: ResetLink = { token: 'one', state: 'failed', isUncertain: false };
    expect(leave(link)).toBe(link);
  });
});

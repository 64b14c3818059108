import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hasValidToken, UNKNOWN_SESSION } from './machine/index.ts';
import { tokenOf } from './testing/index.ts';
import { readToken, validUntil } from './token.ts';

const NOW_MS = Date.UTC(2026, 0, 1);
const NOW_S = NOW_MS / 1000;

/** Whether a token is valid now that was given a while ago. */
function isValid(access: string | null, givenMs = NOW_MS): boolean {
  const claims = access === null ? null : readToken(access);
  const session = { ...UNKNOWN_SESSION, ...(claims && { access, validUntil: validUntil(claims, givenMs) }) };
  return hasValidToken(session, NOW_MS);
}

describe('An access token', () => {
  it('[D3] gives its expiry and its user', () => {
    expect(readToken(tokenOf({ exp: 1_800_000_000, user_id: 7 }))).toMatchObject({ userId: 7, expiresAtMs: 1_800_000_000_000 });
  });

  it('[D3] A token is read with any further content, in any letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (name, id) => {
        expect(readToken(tokenOf({ name, exp: 1_800_000_000, user_id: String(id) }))).toMatchObject({ userId: id });
      }),
    );
  });

  it.each([
    ['is missing', null],
    ['is no token', 'garbage'],
    ['has no expiry', tokenOf({ user_id: 7 })],
    ['expires in 14 seconds', tokenOf({ exp: NOW_S + 14, user_id: 7 })],
    ['has expired', tokenOf({ exp: NOW_S - 1, user_id: 7 })],
  ])('[S9] is invalid when it %s', (_, token) => {
    expect(isValid(token)).toBe(false);
  });

  it('[S9] is valid while it lives 15 seconds more', () => {
    expect(isValid(tokenOf({ exp: NOW_S + 15, user_id: 7 }))).toBe(true);
  });

  it.each([-86_400, 86_400])('[S9] A token with its time of issue lives as long on a device whose clock is %i seconds off', (offS) => {
    const madeS = NOW_S + offS;
    const token = tokenOf({ iat: madeS, exp: madeS + 300, user_id: 7 });
    expect([0, 284, 286].map((agoS) => isValid(token, NOW_MS - agoS * 1000))).toEqual([true, true, false]);
  });
});

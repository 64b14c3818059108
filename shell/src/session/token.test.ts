import { describe, expect, it } from '@jest/globals';
import { isTokenValid, readToken } from './token.ts';

const NOW_MS = Date.UTC(2026, 0, 1);

function tokenOf(claims: object): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

describe('An access token', () => {
  it('[D3] gives its expiry and its user', () => {
    expect(readToken(tokenOf({ exp: 1_800_000_000, user_id: 7 }))).toEqual({ userId: 7, expiresAtMs: 1_800_000_000_000 });
  });

  it.each([
    ['is missing', null],
    ['is no token', 'garbage'],
    ['has no expiry', tokenOf({ user_id: 7 })],
    ['expires in 14 seconds', tokenOf({ exp: NOW_MS / 1000 + 14, user_id: 7 })],
    ['has expired', tokenOf({ exp: NOW_MS / 1000 - 1, user_id: 7 })],
  ])('[S9] is invalid when it %s', (_, token) => {
    expect(isTokenValid(token, NOW_MS)).toBe(false);
  });

  it('[S9] is valid while it lives 15 seconds more', () => {
    expect(isTokenValid(tokenOf({ exp: NOW_MS / 1000 + 15, user_id: 7 }), NOW_MS)).toBe(true);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ArmLink, readArmLink, sealed, unsealed, writeArmLink } from './index.ts';

const secret = 'b'.repeat(64);
const link: ArmLink = { remote: 'mfe-content', experiment: 'lead', arm: 'b', path: '/news', expiresAt: '2026-01-02T00:00:00.000Z' };
const before = Date.parse('2026-01-01T00:00:00.000Z');

describe('a seal', () => {
  it('is found again, for its own purpose and secret only', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const value = sealed(secret, 'visitor', text);
        expect(unsealed(secret, 'visitor', value)).toBe(text);
        expect(unsealed(secret, 'link', value)).toBeNull();
        expect(unsealed('another', 'visitor', value)).toBeNull();
        expect(unsealed(secret, 'visitor', `x${value}`)).toBeNull();
      }),
    );
  });

  it.each(['', '.', 'a', 'a.', '.a', 'a.Ж', `a.${'0'.repeat(16)}`])('is missing in %j', (value) => {
    expect(unsealed(secret, 'visitor', value)).toBeNull();
  });
});

describe('a link to an arm', () => {
  it('holds until it expires', () => {
    const token = writeArmLink(link, secret);
    expect(readArmLink(token, secret, before)).toEqual(link);
    expect(readArmLink(token, secret, Date.parse(link.expiresAt))).toBeNull();
  });

  it('leads nowhere but into the shop', () => {
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', ''])
      expect(readArmLink(writeArmLink({ ...link, path }, secret), secret, before)).toBeNull();
  });

  it.each(['', 'x', 'e30.0000000000000000', `${'a'.repeat(5000)}.0000000000000000`])('is none of the strings %j', (token) => {
    expect(readArmLink(token, secret)).toBeNull();
  });
});

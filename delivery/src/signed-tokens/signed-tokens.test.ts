import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type PreviewLink, readPreviewLink, signText, verifyText, writePreviewLink } from './index.ts';

const secret = 'b'.repeat(64);
const show: PreviewLink['show'] = { type: 'arm', remote: 'mfe-content', experiment: 'lead', arm: 'b' };
const link: PreviewLink = { show, path: '/news', expiresAt: '2026-01-02T00:00:00.000Z' };
const before = Date.parse('2026-01-01T00:00:00.000Z');

describe('A signed text', () => {
  it('is found again, for its own purpose and secret only', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const value = signText(secret, 'visitor', text);
        expect(verifyText(secret, 'visitor', value)).toBe(text);
        expect(verifyText(secret, 'link', value)).toBeNull();
        expect(verifyText('another', 'visitor', value)).toBeNull();
        expect(verifyText(secret, 'visitor', `x${value}`)).toBeNull();
      }),
    );
  });

  it.each(['', '.', 'a', 'a.', '.a', 'a.Ж', `a.${'0'.repeat(16)}`])('is missing in %j', (value) => {
    expect(verifyText(secret, 'visitor', value)).toBeNull();
  });
});

describe('A link to a preview', () => {
  it('holds until it expires', () => {
    const token = writePreviewLink(link, secret);
    expect(readPreviewLink(token, secret, before)).toEqual({ link, isExpired: false });
    expect(readPreviewLink(token, secret, Date.parse(link.expiresAt))).toEqual({ link, isExpired: true });
    expect(readPreviewLink(writePreviewLink({ ...link, expiresAt: 'soon' }, secret), secret, before)?.isExpired).toBe(true);
  });

  it('leads nowhere but into the shop', () => {
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', ''])
      expect(readPreviewLink(writePreviewLink({ ...link, path }, secret), secret, before)).toBeNull();
  });

  it.each(['', 'x', 'e30.0000000000000000', `${'a'.repeat(5000)}.0000000000000000`])('is none of the strings %j', (token) => {
    expect(readPreviewLink(token, secret)).toBeNull();
  });
});

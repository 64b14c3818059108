import { describe, expect, it } from '@jest/globals';
import { type DeveloperPass, readDeveloperPass, readPreviewLink, writeDeveloperPass, writePreviewLink } from './index.ts';

const secret = 'c'.repeat(64);
const pass: DeveloperPass = { id: '0123456789abcdef', person: 'Ann', remotes: ['mfe-gift'], expiresAt: '2026-01-02T00:00:00.000Z' };
const before = Date.parse('2026-01-01T00:00:00.000Z');

describe("A developer's key", () => {
  it('The key contains its holder and remote, until it expires', () => {
    const token = writeDeveloperPass(pass, secret);
    expect(readDeveloperPass(token, secret, before)).toEqual(pass);
    expect(readDeveloperPass(token, secret, Date.parse(pass.expiresAt))).toBeNull();
  });

  it('A key is no link, and a link is no key', () => {
    const link = { show: { type: 'working', key: pass.id }, path: '/', expiresAt: pass.expiresAt } as const;
    expect(readPreviewLink(writeDeveloperPass(pass, secret), secret, before)).toBeNull();
    expect(readDeveloperPass(writePreviewLink(link, secret), secret, before)).toBeNull();
  });

  it('cannot be made or changed without the secret of the store', () => {
    const token = writeDeveloperPass(pass, secret);
    const [, hmac] = token.split('.');
    const more = Buffer.from(JSON.stringify({ ...pass, remotes: ['shell'] })).toString('base64url');
    for (const forged of [`${more}.${hmac}`, token.slice(0, -1), `${token}0`, writeDeveloperPass(pass, 'another'), '', '.', 'x.y']) {
      expect(readDeveloperPass(forged, secret, before)).toBeNull();
    }
  });

  it.each([{ id: '../..' }, { remotes: [] }, { remotes: ['../shell'] }])('with %j is none', (changes) => {
    expect(readDeveloperPass(writeDeveloperPass({ ...pass, ...changes }, secret), secret, before)).toBeNull();
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../testing/index.ts';

let shop: FixtureShop;
beforeAll(async () => {
  shop = await openFixtureShop([
    { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
    { remote: 'mfe-account', version: '1.0.0-a', server: SERVER_FILES.good('reset'), routes: { reset: '/reset-password' } },
  ]);
});
afterAll(() => shop.close());

const headersOf = async (url: string) => (await shop.app.inject(url)).headers;

describe('A URL with a token from an email', () => {
  it.each([
    '/reset-password?token=abc',
    '/en/reset-password?utm_source=email&token=abc',
    '/account/personal-details?register=1&code=123456',
    '/Reset-Password/?token=abc',
    `/_page?path=${encodeURIComponent('/reset-password?token=abc')}`,
  ])('has a response that no cache stores and that sends no referrer: %s', async (url) => {
    const headers = await headersOf(url);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    expect(headers).not.toHaveProperty('etag');
  });

  it('keeps the usual security headers when it cannot be decoded', async () => {
    expect(await headersOf('/%E0%A4%A')).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it('is an exception: the same page without the token is revalidated', async () => {
    expect(await headersOf('/reset-password?tokens=1')).toMatchObject({
      'cache-control': 'private, no-cache',
      'referrer-policy': 'strict-origin-when-cross-origin',
      etag: expect.any(String),
    });
  });
});

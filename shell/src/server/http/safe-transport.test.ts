import { afterEach, describe, expect, it } from '@jest/globals';
import { type FakeApi, type FixtureShop, openFixtureShop, SERVER_FILES, startFakeApi } from '../testing/index.ts';

const RELEASES = [{ remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() }];
const SAFE = 'https://shop.example';
const PROMISE = 'max-age=31536000';

let shop: FixtureShop | null = null;
let api: FakeApi | null = null;
afterEach(async () => {
  await shop?.close();
  await api?.close();
  [shop, api] = [null, null];
});

const headersOf = async (url: string, headers = {}) => (await shop?.app.inject({ url, headers }))?.headers ?? {};

describe('a shop behind a proxy that speaks TLS', () => {
  it('promises to stay safe once it was reached so, and not before', async () => {
    shop = await openFixtureShop(RELEASES, { trustProxy: ['loopback'] });
    for (const url of ['/', '/robots.txt', '/healthz']) {
      expect((await headersOf(url, { 'x-forwarded-proto': 'https' }))['strict-transport-security']).toBe(PROMISE);
      expect(await headersOf(url)).not.toHaveProperty('strict-transport-security');
    }
  });

  it('promises it also where only its address says so', async () => {
    shop = await openFixtureShop(RELEASES, { publicUrl: SAFE });
    expect((await headersOf('/'))['strict-transport-security']).toBe(PROMISE);
  });
});

describe('what names the address of the shop', () => {
  it('is kept for others only where the address is configured, not where a visitor has written it', async () => {
    api = await startFakeApi();
    shop = await openFixtureShop(RELEASES, { apiBaseUrl: api.url });
    const caching = async () => (await headersOf('/robots.txt', { host: 'evil.example' }))['cache-control'];
    expect(await caching()).toBe('private, no-cache');
    await shop.close();
    shop = await openFixtureShop(RELEASES, { apiBaseUrl: api.url, publicUrl: SAFE });
    expect(await caching()).toMatch(/^public, max-age=\d+$/);
  });

  it('is what the backend hears, whatever host a visitor asks for', async () => {
    api = await startFakeApi();
    shop = await openFixtureShop(RELEASES, { apiBaseUrl: api.url, publicUrl: SAFE });
    const answer = await shop.app.inject({ url: '/api/news/', headers: { host: 'evil.example' } });
    expect(answer.json()).toMatchObject({ host: 'shop.example' });
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
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

let staticFilesDir = '';
beforeAll(async () => {
  staticFilesDir = await mkdtemp(path.join(tmpdir(), 'vitrava-origins-'));
  await mkdir(path.join(staticFilesDir, 'web/docs'), { recursive: true });
  await writeFile(path.join(staticFilesDir, 'web/docs/rules_of_sale.pdf'), '');
});
afterAll(() => rm(staticFilesDir, { recursive: true, force: true }));

const headersOf = async (url: string, headers = {}) => (await shop?.app.inject({ url, headers }))?.headers ?? {};

describe('a shop behind a proxy with TLS', () => {
  it('promises to stay safe once it was reached so, and not before', async () => {
    shop = await openFixtureShop(RELEASES, { trustProxy: ['loopback'] });
    for (const url of ['/', '/robots.txt', '/healthz']) {
      expect((await headersOf(url, { 'x-forwarded-proto': 'https' }))['strict-transport-security']).toBe(PROMISE);
      expect(await headersOf(url)).not.toHaveProperty('strict-transport-security');
    }
  });

  it('The shop promises it also where only its address is HTTPS', async () => {
    shop = await openFixtureShop(RELEASES, { publicUrl: SAFE });
    expect((await headersOf('/'))['strict-transport-security']).toBe(PROMISE);
  });
});

/** As much as a sitemap, a document and a list need. */
function answerLists(backend: FakeApi): void {
  const empty = { count: 0, next: null, previous: null, results: [] };
  const headers = { 'cache-control': 'public, max-age=0, s-maxage=2' };
  for (const name of ['search', 'news', 'pages', 'categories']) backend.answer(`/api/${name}/`, { headers, body: empty });
  const body = [{ kind: 'paragraph', text: 'All that is sold.' }];
  const sections = [{ id: 'sale-rules', title: 'Sale', body }];
  const page = { slug: 'legal-information', title: 'Legal', summary: '', updated_at: '2026-11-01T00:00:00.000Z', sections };
  backend.answer('/api/pages/legal-information/', { body: page });
  const texts = { name: 'Vitrava', legal_name: 'Vitrava LLC', email: 'help@vitrava.example', address: 'Moscow', schedule: '9–18' };
  backend.answer('/api/company/', { body: { ...texts, phones: [], social: [], creators: { name: 'x', url: 'https://x.example' } } });
}

describe('what names the address of the shop', () => {
  it.each([
    ['robots', '/robots.txt'],
    ['the sitemap', '/sitemap.xml'],
    ['a document', '/web/docs/rules_of_sale.pdf'],
    ['a list of the backend, which names its next page', '/api/news/'],
  ])('is kept for others only where the address is configured, not where a visitor has written it: %s', async (_name, url) => {
    const open = async (publicUrl: string | null) => {
      await shop?.close();
      shop = await openFixtureShop(RELEASES, { apiBaseUrl: api?.url ?? '', publicUrl, staticFilesDir });
      return shop;
    };
    api = await startFakeApi();
    answerLists(api);
    const sendRequest = async ({ app }: FixtureShop) => {
      const { statusCode, headers } = await app.inject({ url, headers: { host: 'evil.example' } });
      return [statusCode, headers['cache-control']];
    };
    expect(await sendRequest(await open(null))).toEqual([200, 'private, no-cache']);
    expect(await sendRequest(await open(SAFE))).toEqual([200, expect.stringMatching(/^public, /)]);
  });

  it('The backend’s headers of pictures, and of private answers, stay', async () => {
    api = await startFakeApi();
    shop = await openFixtureShop(RELEASES, { apiBaseUrl: api.url });
    for (const [type, caching] of [
      ['image/webp', 'public, max-age=31536000, immutable'],
      ['application/json', 'no-store'],
      ['application/json', 'private, max-age=5'],
    ]) {
      api.answer('/api/media/1/', { headers: { 'content-type': type ?? '', 'cache-control': caching ?? '' }, body: {} });
      expect((await headersOf('/api/media/1/'))['cache-control']).toBe(caching);
    }
  });

  it('The backend receives the configured origin, whatever host a visitor requests', async () => {
    api = await startFakeApi();
    shop = await openFixtureShop(RELEASES, { apiBaseUrl: api.url, publicUrl: SAFE });
    const answer = await shop.app.inject({ url: '/api/news/', headers: { host: 'evil.example' } });
    expect(answer.json()).toMatchObject({ host: 'shop.example' });
  });
});

import { afterEach, describe, expect, it } from '@jest/globals';
import type { FixtureRelease } from '@vitrava/delivery/testing/fixture-store';
import { type FakeApi, type FixtureShop, NO_API, openFixtureShop, SERVER_FILES, startFakeApi } from '../../testing/index.ts';
import { MOST_ADDRESSES, writeSitemap } from './write.ts';

const server = SERVER_FILES.good('page');
const RELEASES: readonly FixtureRelease[] = [
  { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
  { remote: 'mfe-catalog', version: '1.0.0-a', server, routes: { start: '/', product: '/product/:id' } },
  { remote: 'mfe-content', version: '1.0.0-a', server, routes: { news: '/news', article: '/news/:id', faq: '/faq' } },
  { remote: 'mfe-cart-checkout', version: '1.0.0-a', server, routes: { cart: '/cart' }, meta: { middleware: ['auth'] } },
  { remote: 'mfe-account', version: '1.0.0-a', server, routes: { orders: '/account/active-orders' }, meta: { needAuth: true } },
];
const PUBLIC_URL = 'https://vitrava.example';

let api: FakeApi | null = null;
let shop: FixtureShop | null = null;
afterEach(async () => {
  await shop?.close();
  await api?.close();
  shop = null;
  api = null;
});

const list = (...results: object[]) => ({ body: { count: results.length, next: null, previous: null, results } });

async function open(change: (fake: FakeApi) => void = () => undefined, publicUrl: string | null = PUBLIC_URL): Promise<FixtureShop> {
  api = await startFakeApi();
  api.answer('/api/search/', list({ id: 1001 }, { id: 1002 }, { id: 'no id' }));
  api.answer(
    '/api/news/',
    list({ id: 'winter', published_at: '2026-10-02T00:00:00Z' }, { id: 'spring', published_at: '2026-03-01T00:00:00Z' }),
  );
  api.answer('/api/pages/', list({ slug: 'faq', updated_at: '2026-11-01T00:00:00Z' }));
  const child = { slug: 'vitamin-d', count: 3, children: [] };
  api.answer('/api/categories/', list({ slug: 'vitamins', count: 3, children: [child] }, { slug: 'empty', count: 0, children: [] }));
  change(api);
  shop = await openFixtureShop(RELEASES, { apiBaseUrl: api.url, apiDeadlineMs: 300, publicUrl });
  return shop;
}

const get = ({ app }: FixtureShop, url: string) => app.inject({ url, headers: { 'accept-encoding': 'identity' } });
const addressesIn = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

const PATHS = [
  '/faq',
  '/news',
  '/?category=vitamins',
  '/?category=vitamin-d',
  '/product/1001',
  '/product/1002',
  '/news/winter',
  '/news/spring',
];

describe('the map of the shop', () => {
  it('[R20] is two files: Russian addresses in one, English addresses in the other', async () => {
    const running = await open();
    const [russian, english] = await Promise.all([get(running, '/sitemap.xml'), get(running, '/en/sitemap.xml')]);
    expect([russian.statusCode, russian.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(addressesIn(russian.body)).toEqual([`${PUBLIC_URL}/`, ...PATHS.map((path) => PUBLIC_URL + path)]);
    expect(addressesIn(english.body)).toEqual([`${PUBLIC_URL}/en`, ...PATHS.map((path) => `${PUBLIC_URL}/en${path.replace('/?', '?')}`)]);
  });

  it('gives for each address when it was changed, where that is known, and its other language', async () => {
    const { body } = await get(await open(), '/en/sitemap.xml');
    expect(body).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    const entry = (path: string) => body.split('<url>').find((part) => part.includes(`<loc>${PUBLIC_URL}${path}</loc>`)) ?? '';
    expect(entry('/en/news/winter')).toContain('<lastmod>2026-10-02T00:00:00.000Z</lastmod>');
    expect(entry('/en/news')).toContain('<lastmod>2026-10-02T00:00:00.000Z</lastmod>');
    expect(entry('/en/faq')).toContain('<lastmod>2026-11-01T00:00:00.000Z</lastmod>');
    expect(entry('/en/product/1001')).not.toContain('lastmod');
    for (const [language, path] of [
      ['ru', '/news/winter'],
      ['en', '/en/news/winter'],
      ['x-default', '/news/winter'],
    ]) {
      expect(entry('/en/news/winter')).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="${PUBLIC_URL}${path}"/>`);
    }
  });

  it('follows lists to their end', async () => {
    const running = await open((fake) => {
      let page = 0;
      const rows = [[{ id: 1 }], [{ id: 2 }], [{ id: 2 }, { id: 3 }]];
      fake.answer('/api/search/', () => ({ body: { next: page < 2 ? 'more' : null, results: rows[page++] } }));
    });
    const paths = addressesIn((await get(running, '/sitemap.xml')).body).filter((address) => address?.includes('/product/'));
    expect(paths).toEqual([1, 2, 3].map((id) => `${PUBLIC_URL}/product/${id}`));
    expect(api?.calls.filter((call) => call.includes('/api/search/'))).toEqual(
      [1, 2, 3].map((page) => `GET /api/search/?sort=novelty&page=${page}&page_size=100`),
    );
  });

  it('works without the lists that a backend does not have', async () => {
    const running = await open((fake) => fake.answer('/api/news/', { status: 404, body: {} }));
    const addresses = addressesIn((await get(running, '/sitemap.xml')).body);
    expect(addresses).toContain(`${PUBLIC_URL}/product/1001`);
    expect(addresses).not.toContain(`${PUBLIC_URL}/news/winter`);
  });

  it('[R20] The map leaves out the pages that the backend cannot fill, and their content', async () => {
    let missing: readonly string[] = ['api/news/'];
    api = await startFakeApi();
    for (const path of ['search', 'categories', 'pages']) api.answer(`/api/${path}/`, list());
    api.answer('/api/news/', list({ id: 'winter', published_at: '2026-10-02T00:00:00Z' }));
    const needy: FixtureRelease[] = [
      { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
      { remote: 'mfe-catalog', version: '1.0.0-a', server, routes: { start: '/' } },
      { remote: 'mfe-content', version: '1.0.0-a', server, routes: { news: '/news', article: '/news/:id' }, needs: ['api/news/'] },
    ];
    shop = await openFixtureShop(needy, { apiBaseUrl: api.url, apiDeadlineMs: 300, publicUrl: PUBLIC_URL }, () => missing);
    expect(addressesIn((await get(shop, '/sitemap.xml')).body)).toEqual([`${PUBLIC_URL}/`]);
    missing = [];
    expect(addressesIn((await get(shop, '/sitemap.xml')).body)).toEqual(['/', '/news', '/news/winter'].map((path) => PUBLIC_URL + path));
  });

  it('The map is written for the requested host when the shop has no configured address', async () => {
    const running = await open(undefined, null);
    const { body } = await running.app.inject({
      url: '/sitemap.xml',
      headers: { host: 'shop.example:8080', 'accept-encoding': 'identity' },
    });
    expect(addressesIn(body)).toContain('http://shop.example:8080/faq');
  });

  it('The API is called once for concurrent clients', async () => {
    const running = await open();
    await Promise.all([get(running, '/sitemap.xml'), get(running, '/en/sitemap.xml'), get(running, '/sitemap.xml')]);
    await get(running, '/sitemap.xml');
    expect(api?.calls.filter((call) => call.includes('/api/search/'))).toHaveLength(1);
  });

  it.each([
    ['is away', 'hang'],
    ['fails', { status: 500, body: {} }],
  ] as const)('The answer contains when to come back while the map has never been read and the API %s', async (_, answer) => {
    const { statusCode, headers, body } = await get(await open((fake) => fake.answer('/api/search/', answer)), '/en/sitemap.xml');
    expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
    expect(body).toContain('<html lang="en-US"');
  });

  it('has no parts as long as one file holds it', async () => {
    const running = await open();
    expect((await get(running, '/sitemap-1.xml')).statusCode).toBe(404);
    expect((await get(running, '/en/sitemap-0.xml')).statusCode).toBe(404);
  });
});

describe('a large map', () => {
  const entries = Array.from({ length: 5 }, (_, index) => ({ path: `/product/${index}` }));

  it('is an index of parts in its language, none with more addresses than the protocol allows', async () => {
    const { main, parts } = await writeSitemap(entries, 'en', PUBLIC_URL, 2);
    expect(main).toContain('<sitemapindex');
    expect(addressesIn(main)).toEqual([1, 2, 3].map((part) => `${PUBLIC_URL}/en/sitemap-${part}.xml`));
    expect(parts.map((part) => addressesIn(part).length)).toEqual([2, 2, 1]);
  });

  it('has parts within the bytes that the protocol allows, however long the addresses are', async () => {
    const long = Array.from({ length: 100 }, () => ({ path: `/news/${'a'.repeat(160)}`, changedAt: '2026-10-02T00:00:00Z' }));
    const { main } = await writeSitemap(long, 'en', `https://${'a'.repeat(100)}.example`);
    expect((Buffer.byteLength(main) / long.length) * MOST_ADDRESSES).toBeLessThanOrEqual(50_000_000);
  });

  it('escapes what XML would take for its own', async () => {
    const { main } = await writeSitemap([{ path: `/?category=a&b=<c>'"` }], 'ru', PUBLIC_URL);
    expect(main).toContain('<loc>https://vitrava.example/?category=a&amp;b=%3Cc%3E');
    expect(main).not.toMatch(/<c>|&b=/);
  });
});

it('Robots get the addresses of both maps, and may show the shop’s pictures', async () => {
  shop = await openFixtureShop(RELEASES, { apiBaseUrl: NO_API, publicUrl: PUBLIC_URL });
  const { body, headers } = await get(shop, '/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml\nSitemap: ${PUBLIC_URL}/en/sitemap.xml\n`);
  expect(body).toMatch(/Disallow: \/_\n(?:.*\n)*Allow: \/_ipx\//);
});

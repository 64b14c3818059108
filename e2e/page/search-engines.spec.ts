import type { APIRequestContext } from '@playwright/test';
import { expect, openAlive, test } from '../fixtures/index.ts';

const PUBLIC = ['/', '/news', '/faq', '/about-us', '/contacts', '/legal-information', '/privacy-policy'];
const OWN = ['/cart', '/favorites', '/checkout', '/account/personal-details', '/reset-password', '/checkout/result'];

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')));
const attribute = (html: string, tag: RegExp) => tag.exec(html)?.[1];

async function mapOf(request: APIRequestContext, path: string): Promise<URL[]> {
  const answer = await request.get(path);
  expect(answer.headers()['content-type']).toContain('application/xml');
  return addressesIn(await answer.text());
}

test('[R20] the two maps list every public page, product and article in their language, and nothing of a visitor’s own', async ({
  request,
}) => {
  const [russian, english] = await Promise.all([mapOf(request, '/sitemap.xml'), mapOf(request, '/en/sitemap.xml')]);
  expect(russian.length).toBe(english.length);
  const paths = russian.map(({ pathname, search }) => pathname + search);
  expect(paths).toEqual(expect.arrayContaining([...PUBLIC, '/product/1001']));
  expect(paths.filter((path) => OWN.some((own) => path.startsWith(own)))).toEqual([]);
  expect(english.every(({ pathname }) => /^\/en(?:\/|$)/.test(pathname))).toBe(true);
  const { count } = (await (await request.get('/api/search/')).json()) as { count: number };
  expect(paths.filter((path) => path.startsWith('/product/'))).toHaveLength(count);
});

test('every address in the maps exists, may be indexed, and is its own canonical address', async ({ request }) => {
  for (const map of ['/sitemap.xml', '/en/sitemap.xml']) {
    const all = await mapOf(request, map);
    const article = all.find(({ pathname }) => /\/news\/./.test(pathname));
    const product = all.find(({ pathname }) => pathname.includes('/product/'));
    const category = all.find(({ search }) => search !== '');
    const fixed = all.filter(({ pathname, search }) => search === '' && !/\/(?:news|product)\/./.test(pathname));
    for (const address of [...fixed, article, product, category]) {
      const answer = await request.get(address?.href ?? '');
      const html = await answer.text();
      expect(answer.status(), address?.href).toBe(200);
      expect(attribute(html, /<meta name="robots" content="([^"]*)"/), address?.href).toBe('index, follow');
      expect(attribute(html, /<link rel="canonical" href="([^"]*)"/)?.replaceAll('&amp;', '&')).toBe(
        address?.href.replace(/^(https?:\/\/[^/]+\/en)\/?$/, '$1'),
      );
      const picture = await request.get(
        attribute(html, /<meta property="og:image" content="(https?:[^"]*)"/)?.replaceAll('&amp;', '&') ?? '',
      );
      expect(picture.headers()['content-type'], address?.href).toMatch(/^image\/(?:jpeg|png)$/);
      expect(picture.headers()['content-type']).toBe(attribute(html, /<meta property="og:image:type" content="([^"]*)"/));
    }
  }
});

test('An address with percent-encoded letters and digits leads to the page, and other encodings to its own 404', async ({ request }) => {
  for (const [requested, path] of [
    ['/product/%31001', '/product/1001'],
    ['/%6Eews', '/news'],
    ['/%65n/f%61q', '/en/faq'],
  ]) {
    const answer = await request.get(requested ?? '');
    expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, path]);
  }
  expect((await request.get('/news%2Fvitamin-d')).status()).toBe(404);
});

test('[N5] the documents open as files in either language, from the pages that are about them', async ({ page, request }) => {
  const files = ['personal_data_privacy', 'rules_of_using_trading_platform', 'rules_of_sale'].map((name) => `/web/docs/${name}.pdf`);
  for (const file of [...files, '/en/web/docs/rules_of_sale.pdf']) {
    const answer = await request.get(file);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  await page.goto('/legal-information');
  const links = page.getByRole('region', { name: /^Те же документы в\sPDF$/ }).getByRole('link');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    expect((await request.head((await link.getAttribute('href')) ?? '')).status()).toBe(200);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('[E3] An unknown address is a page not found in its language, and search engines do not index it', async ({ request }) => {
  for (const [address, words] of [
    ['/nowhere', 'Страница не найдена'],
    ['/en/nowhere', 'Page not found'],
    ['/en/news/none', 'Article not found'],
  ]) {
    const answer = await request.get(address ?? '');
    const html = await answer.text();
    expect(answer.status()).toBe(404);
    expect(attribute(html, /<title>([^<]*)<\/title>/)).toContain(words);
    expect(attribute(html, /<meta name="robots" content="([^"]*)"/)).toBe('noindex');
    expect(html).not.toContain('rel="canonical"');
  }
});

test('the head follows the shopper from page to page', async ({ page }) => {
  await openAlive(page, '/en/news');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal information' }).click();
  await expect(page).toHaveURL(/\/en\/legal-information$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^http.*\/en\/legal-information$/);
  await expect(page.locator('link[hreflang="ru"]')).toHaveAttribute('href', /^http[^?]*[^n]\/legal-information$/);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/en\/legal-information$/);
  await expect(page.locator('link[rel="canonical"], meta[name="robots"], meta[property="og:title"]')).toHaveCount(3);
});

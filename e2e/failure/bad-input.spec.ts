import { connect } from 'node:net';
import { expect, LANGUAGES, openAlive, test, WORDS } from '../fixtures/index.ts';

const GARBAGE = ['', '{', 'null', '[]', '{"__proto__":1}', '%E0%A4%A', '"><script>alert(1)</script>', '\u0000', '🦄'.repeat(50)];
const QUERIES = [
  'page=-1',
  'page=99999999999999999999',
  'page=0x10&page=2',
  'sort=__proto__&category=constructor',
  'category=%F0%9F%A6%84%22%3E%3Cscript%3E',
  'search=%E0%A4%A',
  `search=${'я'.repeat(500)}`,
  'price_min=abc&price_max=-5&brand=&form=%00',
];

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test.describe(`an unknown address (${language})`, () => {
    test.use({ expectedErrors: [/status of 404/] });

    for (const path of ['/no-such-page', '/news/a/b/c', '/страница']) {
      test(`[E1] ${path} is answered with 404 and itself inside the frame`, async ({ page }) => {
        const answer = await page.goto(`${words.prefix}${path}`);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound);
        await expect(page.getByRole('main')).toContainText(path.startsWith('/с') ? /страница|%D1%81/ : path);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await page.getByRole('banner').getByRole('link', { name: words.news }).click();
        await expect(page.getByRole('heading', { level: 1, name: words.news })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1, name: words.notFound })).toHaveCount(0);
      });
    }

    test('[C10] an unknown product and an unknown article are answered with 404', async ({ page }) => {
      for (const path of ['/product/999999', '/product/abc', '/news/no-such-article']) {
        expect((await page.goto(`${words.prefix}${path}`))?.status(), path).toBe(404);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
      }
    });
  });
}

test.describe('garbage', () => {
  test.use({ expectedErrors: [/status of (?:404|401|400)/] });

  test('in the query is ignored', async ({ page }) => {
    for (const query of QUERIES) {
      const answer = await page.goto(`/?${query}`);
      expect(answer?.status(), query).toBeLessThan(500);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    }
  });

  test('in the cookies is ignored', async ({ page, request }) => {
    for (const garbage of GARBAGE.map((text) => encodeURI(text).replaceAll(';', ''))) {
      const names = ['locale', 'visitor', 'preloader', 'refresh', 'logout'];
      const cookie = names.map((name) => `${name}=${garbage}`).join('; ');
      expect((await request.get('/news', { headers: { cookie } })).status(), garbage).toBe(200);
      await page.setExtraHTTPHeaders({ cookie });
      await openAlive(page, '/news');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.ru.news);
    }
  });

  test('in the storages is ignored', async ({ page }) => {
    await openAlive(page, '/');
    await page.getByRole('button', { name: WORDS.ru.add }).first().click();
    await expect(page.getByRole('banner').getByRole('link', { name: WORDS.ru.cartOf(1) })).toBeVisible();
    for (const garbage of GARBAGE) {
      await page.evaluate((text) => {
        for (const storage of [localStorage, sessionStorage]) {
          for (const key of ['acceptance', 'vitrava.places.v1', 'vitrava.reload.v1', ...Object.keys(storage)]) storage.setItem(key, text);
        }
      }, garbage);
      await openAlive(page, '/cart');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(WORDS.ru.emptyCart)).toBeVisible();
    }
  });

  test('in the address is answered, and the server lives on', async ({ environment, request }) => {
    for (const target of ['/%', '/%E0%A4%A', '//', '/..%2f..%2fetc/passwd', '/\\', '/%00', `/${'a'.repeat(4000)}`, '/product/%F0', '*']) {
      expect(await statusOf(environment.url, target), target).toMatch(/^HTTP\/1\.1 [34]\d\d /);
    }
    expect((await request.get('/news')).status()).toBe(200);
  });
});

/** Browsers and HTTP libraries correct such addresses, so the request is written to a socket. */
function statusOf(url: string, target: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`GET ${target} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`));
    const warnings: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => warnings.push(chunk));
    socket.on('end', () => resolve(Buffer.concat(warnings).toString('latin1').split('\r\n', 1)[0] ?? ''));
    socket.on('error', reject);
  });
}

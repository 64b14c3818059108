import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { lineOf } from '../../scripts/commands/index.ts';
import { untilAlive } from '../fixtures/index.ts';

/* The shop of `examples/second-shop`: its own brand, languages, currency, remotes and backend over the same shell. */

const main = path.resolve(import.meta.dirname, '../../examples/second-shop/main.ts');
let shop: ChildProcess;
let closed: Promise<unknown>;
let dataDir: string;
let url: string;

test.describe.configure({ mode: 'serial' });
test.use({ locale: 'en-IE' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = await mkdtemp(path.join(tmpdir(), 'second-shop-'));
  shop = spawn(process.execPath, [main], { env: { ...process.env, VITRAVA_DATA_DIR: dataDir, PORT: '0' } });
  closed = once(shop, 'close');
  url = await lineOf(shop, /open: (\S+)/);
});

test.afterAll(async () => {
  shop.kill('SIGTERM');
  await closed;
  await rm(dataDir, { recursive: true, force: true });
});

const LANGUAGES = [
  {
    prefix: '',
    iso: 'en-IE',
    brand: 'Bergrad',
    motto: 'at the edge of the forest',
    start: 'Bikes for rent',
    tool: 'Repairs',
    price: '€54.50 a day',
  },
  {
    prefix: '/de',
    iso: 'de-AT',
    brand: 'Bergrad',
    motto: 'am Waldrand',
    start: 'Räder zum Leihen',
    tool: 'Reparatur',
    price: '€\u00a054,50 pro Tag',
  },
  {
    prefix: '/ru',
    iso: 'ru-RU',
    brand: 'Берград',
    motto: 'у самого леса',
    start: 'Велосипеды напрокат',
    tool: 'Ремонт',
    price: '54,50\u00a0€ в день',
  },
] as const;

for (const { prefix, iso, brand, motto, start, tool, price } of LANGUAGES) {
  test(`The second shop opens with its own brand, euro and texts at ${prefix || '/'}`, async ({ page }) => {
    await page.goto(`${url}${prefix || '/'}`);
    await expect(page.locator('html')).toHaveAttribute('lang', iso);
    await expect(page).toHaveTitle(`${start} — ${brand}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(start);
    await expect(page.getByText(price)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(motto);
    await expect(page.getByRole('contentinfo')).toContainText('Waldweg 1');
    await expect(page.getByRole('banner').getByRole('link', { name: tool }).first()).toBeVisible();
    await expect(page.locator('head link[hreflang]')).toHaveCount(4);
    const color = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-elements'));
    expect(color.trim()).toBe('#0b5c8a');
    await untilAlive(page);
    await expect(page.getByRole('banner').locator('a[hreflang]:visible')).toHaveCount(2);
  });
}

test('A soft navigation leads through its remotes in German, up to one in Vue that counts in euro', async ({ page }) => {
  await page.goto(`${url}/de`);
  await untilAlive(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Geführte Touren' }).first().click();
  await expect(page.getByText('14. Mai 2027, 09:30 Wiener Zeit')).toBeVisible();
  await expect(page).toHaveTitle('Geführte Touren — Bergrad');
  await page.getByRole('navigation').getByRole('link', { name: 'Werkstatt' }).first().click();
  await page.getByRole('button', { name: 'Noch eines' }).click();
  await expect(page.getByRole('status', { name: 'Zusammen' })).toHaveText('2 × €\u00a024,50 = €\u00a049');
  expect(new URL(page.url()).pathname).toBe('/de/workshop');
});

test('The page in Vue is complete without scripts and comes alive in place', async ({ page, request }) => {
  expect(await (await request.get(`${url}/ru/workshop`)).text()).toContain('1 × 24,50\u00a0€ = 24,50\u00a0€');
  await page.goto(`${url}/ru/workshop`);
  const more = page.getByRole('button', { name: 'Ещё одно' });
  await more.evaluate((button) => button.setAttribute('data-from-server', ''));
  await page.waitForFunction(() => [...document.querySelectorAll('main *')].some((element) => '__vue_app__' in element));
  await more.click();
  await expect(page.getByRole('status', { name: 'Вместе' })).toContainText('49\u00a0€');
  await expect(more).toHaveAttribute('data-from-server');
});

test('The language switch leads to the same page in a language, and an unknown address has a page in it', async ({ page }) => {
  await page.goto(`${url}/bikes/luchs`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lynx');
  await page.locator('header a[title=Deutsch]:visible').click();
  await expect(page).toHaveURL(`${url}/de/bikes/luchs`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luchs');
  const missing = await page.goto(`${url}/de/cart`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
});

test('The frame, its dock, its cookie notice and its pictures show nothing of the first shop', async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const { prefix, dock } of [
    { prefix: '', dock: 'Bikes' },
    { prefix: '/de', dock: 'Räder' },
    { prefix: '/ru', dock: 'Велосипеды' },
  ]) {
    await page.goto(`${url}${prefix}/tours`);
    await untilAlive(page);
    await expect(page.locator('[data-dock] a').first()).toHaveText(dock);
    const notice = page.locator('#shell-cookie-notice');
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link')).toHaveCount(0);
    await page.goto(`${url}${prefix}/nowhere`);
    await expect(page.getByRole('main').getByRole('search')).toHaveCount(0);
    for (const part of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(part)).not.toContainText(/Vitrava|Витрав|catalog|katalog|каталог|cart|Warenkorb|корзин/i);
    expect((await request.get(`${url}${prefix}/share-picture.png`)).headers()['content-type']).toBe('image/png');
  }
  expect(await (await request.get(`${url}/favicon.svg`)).text()).toContain('#0b5c8a');
});

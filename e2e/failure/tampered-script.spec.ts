import type { Page } from '@playwright/test';
import { expect, openAlive, test, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;

test.use({ expectedErrors: [/integrity|digest|Texts of|Failed to (?:load|fetch)|did not load|RUNTIME-/i] });

/** Adds a line to a script in transit; the line records that it ran, also for the next document. */
async function tamper(page: Page, files: RegExp): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}\n;sessionStorage.setItem('tampered', 'yes');`;
    // Nothing of it outlives the test in the browser's cache.
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' }, body });
  });
}

const didRun = (page: Page) => page.evaluate(() => 'tampered' in sessionStorage);

test('a script of the page that was changed on its way does not run', async ({ page }) => {
  await tamper(page, /\/releases\/mfe-catalog\/.*pages__start[^/]*\.js$/);
  await page.goto('/');
  await expect(page.getByText(words.partFailed)).toBeVisible();
  expect(await didRun(page)).toBe(false);
});

test('nor does one of another remote, whose integrity the document did not bring: its page comes as a document', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const news = page.getByRole('navigation').getByRole('link', { name: words.news }).first();
  await tamper(page, /\/releases\/mfe-content\/.*pages__news[^/]*\.js$/);
  await openAlive(page, '/');
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await news.click();
  await page.waitForFunction(() => !('isFirst' in window));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
  expect(warnings.join('\n')).toMatch(/integrity/);
  expect(await didRun(page)).toBe(false);

  // Unchanged it runs: what held it back was its integrity alone.
  await page.unrouteAll();
  await openAlive(page, '/');
  const maps = page.locator('script[type=importmap]');
  await expect(maps).toHaveCount(1);
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await news.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
  await expect(maps).toHaveCount(2);
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
});

/** Paints the page black by a sheet that was changed on its way. */
async function tamperStyles(page: Page, files: RegExp): Promise<string[]> {
  const requested: string[] = [];
  await page.route(files, async (route) => {
    requested.push(route.request().url());
    const response = await route.fetch();
    const body = `${await response.text()}\nbody{outline:7px solid black}`;
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' }, body });
  });
  return requested;
}

const isPainted = (page: Page) => page.evaluate(() => getComputedStyle(document.body).outlineWidth === '7px');

test('a style sheet that a soft navigation brings and that was changed on its way is not applied, nor linked again without its integrity', async ({
  page,
}) => {
  const requested = await tamperStyles(page, /\/releases\/mfe-content\/.*pages__news[^/]*\.css$/);
  await openAlive(page, '/');
  const news = page.getByRole('navigation').getByRole('link', { name: words.news }).first();
  const logo = page.getByRole('banner').getByRole('link', { name: 'Витрава — на главную' });
  for (const [link, address] of [
    [news, /\/news/],
    [logo, /\/$/],
    [news, /\/news/],
  ] as const) {
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(requested.length).toBeGreaterThan(0);
  const links = page.locator('link[rel=stylesheet][href*="/releases/mfe-content/"]');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('integrity') ?? ''))).not.toContain('');
  expect(await isPainted(page)).toBe(false);

  // Named by the document it is refused as well, and what comes after the document does not link it bare.
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
  await logo.click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
  expect(await isPainted(page)).toBe(false);
});

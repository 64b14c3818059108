import type { Page } from '@playwright/test';
import { expect, openAlive, test, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;

test.use({ expectedErrors: [/integrity|digest|Texts of|Failed to (?:load|fetch)|did not load|RUNTIME-/i] });

/** Adds a line to a script on its way; it says whether it ran. */
async function tamper(page: Page, files: RegExp): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}\n;document.documentElement.dataset.tampered = "yes";`;
    // Nothing of it outlives the test in the browser's cache.
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' }, body });
  });
}

const didRun = (page: Page) => page.evaluate(() => 'tampered' in document.documentElement.dataset);

test('a script of the page that was changed on its way does not run', async ({ page }) => {
  await tamper(page, /\/releases\/mfe-catalog\/.*pages__start[^/]*\.js$/);
  await page.goto('/');
  await expect(page.getByText(words.partFailed)).toBeVisible();
  expect(await didRun(page)).toBe(false);
});

test('nor does one of another remote, whose integrity the document did not bring', async ({ page }) => {
  await tamper(page, /\/releases\/mfe-content\/.*pages__news[^/]*\.js$/);
  await openAlive(page, '/');
  const maps = page.locator('script[type=importmap]');
  await expect(maps).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: words.news }).first().click();
  await expect(page.getByText(words.partFailed)).toBeVisible();
  await expect(maps).toHaveCount(2);
  expect(await didRun(page)).toBe(false);

  // Unchanged it runs: what held it back was its integrity alone.
  await page.unrouteAll();
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: words.news }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
});

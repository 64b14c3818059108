import type { Page } from '@playwright/test';
import { expect, openAlive, test, tilesOf, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;
const files = '**/releases/mfe-content/**';

test.use({ expectedErrors: [/ERR_FAILED|mfe-content|mfe-catalog/] });

test('A remote whose files fail to load shows a failure in its place, and a retry loads it when they are back', async ({ page }) => {
  await openAlive(page, '/');
  await page.route(files, (route) => route.abort());
  await chooseNews(page);
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByText(words.partFailed)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: words.catalogue }).click();
  await expect(tilesOf(page, words)).toHaveCount(24);
  await chooseNews(page);
  await expect(page.getByText(words.partFailed)).toBeVisible();
  await page.unroute(files);
  await page.getByRole('main').getByRole('button', { name: words.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
  await expect(page.locator('main a[href^="/news/"]').first()).toBeVisible();
  await expect(page.getByText(words.partFailed)).toHaveCount(0);
});

test('a remote that the browser has given up comes with a new document', async ({ page }) => {
  await openAlive(page, '/');
  // As browsers do that remember a module which did not come: only a question past all modules reaches the server.
  await page.route(files, (route) => (route.request().method() === 'HEAD' ? route.continue() : route.abort()));
  await chooseNews(page);
  await expect(page.getByText(words.partFailed)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: words.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
  await expect(page.locator('main a[href^="/news/"]').first()).toBeVisible();
});

test('a first page whose files do not come keeps the frame, and a reload brings all of it when they are back', async ({ page }) => {
  const own = '**/releases/mfe-catalog/**';
  await page.route(own, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: words.retry })).toBeVisible();
  await page.unroute(own);
  await openAlive(page, '/');
  await expect(page.getByText(words.partFailed)).toHaveCount(0);
});

test('A remote whose files hang is given up, and the rest of the shop works meanwhile', async ({ page }) => {
  await openAlive(page, '/');
  const scripts = /\/releases\/mfe-content\/.*\.js$/;
  await page.route(scripts, () => undefined);
  await chooseNews(page);
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: words.catalogue }).click();
  await expect(tilesOf(page, words)).toHaveCount(24);
  await chooseNews(page);
  await expect(page.getByText(words.partFailed)).toBeVisible({ timeout: 25_000 });
  await expect.poll(() => reportedBy(page)).toContain('"type":"error","name":"remote:Error","remote":"mfe-content"');
  await page.unroute(scripts);
  await page.getByRole('main').getByRole('button', { name: words.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
});

test('page data that do not come are fetched by the browser itself', async ({ page }) => {
  await openAlive(page, '/');
  await page.route('**/_page?*', (route) => route.abort());
  await chooseNews(page);
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
  await expect(page.locator('main a[href^="/news/"]').first()).toBeVisible();
});

/** What the page would report if it were left now. */
function reportedBy(page: Page): Promise<string> {
  return page.evaluate(() => {
    navigator.sendBeacon = (_, body) => {
      document.body.dataset['sent'] = `${document.body.dataset['sent'] ?? ''}${typeof body === 'string' ? body : ''}`;
      return true;
    };
    dispatchEvent(new Event('pagehide'));
    return document.body.dataset['sent'] ?? '';
  });
}

async function chooseNews(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: words.news }).click();
}

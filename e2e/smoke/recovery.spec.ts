import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/index.ts';

test.describe('when the API is away', () => {
  test.use({ expectedErrors: [/status of 50[0-9]/] });

  test.afterEach(async ({ environment }) => {
    await environment.startApi();
  });

  test('a page still answers with the frame, and lives again when the API is back', async ({ environment, page }) => {
    await environment.stopApi();
    // Goods, of which nothing is kept; what all visitors share outlives the API by ten seconds.
    const answer = await page.goto('/product/1001?away=1');
    expect(answer?.status()).toBeGreaterThanOrEqual(500);
    await expect(page.getByRole('banner')).toBeVisible();
    await environment.startApi();
    await expect.poll(async () => (await page.goto('/product/1001?away=2'))?.status(), { timeout: 20_000 }).toBe(200);
  });
});

test.describe('a release', () => {
  test('is live at the next page, and one command takes it back', async ({ environment, page }) => {
    await page.goto('/news');
    const title = (await page.locator('main h1').textContent()) ?? '';
    await environment.releaseChanged('mfe-content', { find: title, replace: `${title} дня` });
    await expect.poll(async () => mainTitle(page)).toBe(`${title} дня`);
    await environment.deliver('rollback', 'mfe-content');
    await expect.poll(async () => mainTitle(page)).toBe(title);
  });
});

async function mainTitle(page: Page): Promise<string | null> {
  await page.goto('/news');
  return page.locator('main h1').textContent();
}

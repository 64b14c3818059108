import type { APIRequestContext } from '@playwright/test';
import { expect, test, untilAlive } from '../fixtures/index.ts';

/* Parts of the shell's program that come when they are needed, and do not. */

const NEXT_PAGES = /\/next-pages\.js/;
const REMOTES = /\/remotes\.js/;

/** A server that has just started may leave its first page to the browser, which then needs the part that opens pages. */
async function untilServed(request: APIRequestContext): Promise<void> {
  await expect.poll(async () => (await request.get('/')).text()).toContain('"rendering":"rendered"');
}

test.describe('a part that does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('Without the late part that handles navigation, links and anchors are left to the browser', async ({ page, request }) => {
    await untilServed(request);
    await page.route(NEXT_PAGES, (route) => route.abort());
    await page.goto('/');
    await untilAlive(page);
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Новости' }).first().click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(false);
  });

  test('Without the late part that hydrates the page, the page stays readable, with a retry', async ({ page }) => {
    await page.route(REMOTES, (route) => route.abort());
    await page.goto('/product/1001');
    const retry = page.locator('[data-failure-of]').getByRole('button');
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(REMOTES);
    await retry.click();
    await untilAlive(page);
    await expect(page.locator('[data-failure-of]')).toHaveCount(0);
  });
});

test('a page of words brings no remote and nothing of the next page before a shopper turns to a link', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await untilAlive(page);
  expect(requested.filter((url) => NEXT_PAGES.test(url) || REMOTES.test(url))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Новости' }).first().hover();
  await expect.poll(() => requested.filter((url) => NEXT_PAGES.test(url)).length).toBe(1);
});

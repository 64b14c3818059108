import type { Page } from '@playwright/test';
import { expect, test, untilAlive, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;

/* Style sheets of remotes that do not come, or come late. */

/** Holds back the files until the returned function is called. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let letThrough = (): void => undefined;
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(files, async (route) => {
    await isLetThrough;
    // The page may be closed by now.
    await route.continue().catch(() => undefined);
  });
  return letThrough;
}

const isPainted = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

for (const [address, files] of [
  ['/product/1001', /\/releases\/mfe-catalog\/.*\.css$/],
  ['/cart', /\/releases\/mfe-catalog\/.*\.css$/],
  ['/news', /\/releases\/mfe-.*\.css$/],
] as const) {
  test(`${address} is shown with its frame and comes alive though style sheets of remotes never come`, async ({ page }) => {
    const letThrough = await holdBack(page, files);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect.poll(() => isPainted(page)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await untilAlive(page);
    letThrough();
  });
}

test('A page without its style sheet keeps off the edges of the window until the sheet comes', async ({ page }) => {
  const letThrough = await holdBack(page, /\/releases\/mfe-content\/.*\.css$/);
  await page.goto('/news', { waitUntil: 'commit' });
  await expect(page.locator('#main')).toHaveAttribute('data-unstyled', 'mfe-content');
  await expect(page.locator('main h1')).toHaveText(words.news);
  letThrough();
  await expect(page.locator('#main')).not.toHaveAttribute('data-unstyled');
  const isStyled = () => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/releases/mfe-content/')));
  await expect.poll(isStyled).toBe(true);
});

test('A page whose style sheets come in time is painted once, with all of them', async ({ page }) => {
  await page.goto('/news');
  await untilAlive(page);
  const sheets = await page.evaluate(() => {
    const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const loaded = performance.getEntriesByType('resource').filter(({ name }) => /\/releases\/mfe-content\/.*\.css$/.test(name));
    return loaded.map((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd <= paintedAt);
  });
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets).not.toContain(false);
  await expect(page.locator('#main')).not.toHaveAttribute('data-unstyled');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has the style sheets of its remotes', async ({ page }) => {
    await page.goto('/product/1001');
    const count = () => page.locator('head link[rel=stylesheet][data-owner]').count();
    expect(await count()).toBeGreaterThan(0);
    const isPlaced = await page
      .locator('main img')
      .first()
      .evaluate((picture) => getComputedStyle(picture.parentElement as Element).position);
    expect(isPlaced).toBe('relative');
  });
});

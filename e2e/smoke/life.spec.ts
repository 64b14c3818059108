import { expect, saveData, test, untilAlive } from '../fixtures/index.ts';

test.describe('a page', () => {
  test('comes alive: links change the address without loading a document', async ({ page }) => {
    await page.goto('/news');
    await untilAlive(page);
    let documents = 0;
    page.on('request', (request) => {
      documents += request.isNavigationRequest() ? 1 : 0;
    });
    const title = (await page.locator('main h1').textContent()) ?? '';
    await page.locator('main a[href^="/news/"]').first().click();
    await expect(page).toHaveURL(/\/news\/[\w-]+$/);
    await expect(page.locator('main h1')).not.toHaveText(title);
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText(title);
    expect(documents).toBe(0);
  });

  test('The page requests its scripts in one wave: the document names every one of them', async ({ page, request }) => {
    const html = await (await request.get('/news')).text();
    const scripts: string[] = [];
    await saveData(page);
    page.on('request', (one) => {
      if (one.resourceType() === 'script') {
        scripts.push(new URL(one.url()).pathname);
      }
    });
    await page.goto('/news', { waitUntil: 'networkidle' });
    const links = [...html.matchAll(/<(?:link|script)\b[^>]*(?:href|src)="([^"]+\.js)"/g)].map(([, address]) => address);
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((address) => !links.includes(address))).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the news are there to read and to follow', async ({ page }) => {
    await page.goto('/news');
    await expect(page.locator('main h1')).toBeVisible();
    await page.locator('main a[href^="/news/"]').first().click();
    await expect(page).toHaveURL(/\/news\/[\w-]+$/);
    await expect(page.locator('main h1')).toBeVisible();
  });
});

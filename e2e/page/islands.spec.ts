import type { Page } from '@playwright/test';
import { expect, openAlive, test, untilAlive, WORDS } from '../fixtures/index.ts';

const words = WORDS.en;
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** JavaScript of the remote of text pages that the page has requested so far. */
const requested = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/releases\/mfe-content\/.*\.js$/.test(name)),
  );

test.describe('a page of words', () => {
  test('The page keeps the server’s markup, without its remote, and its controls work', async ({ page }) => {
    await openAlive(page, '/en/faq');
    await page.waitForLoadState('networkidle');
    expect(await requested(page)).toEqual([]);
    const heading = await title(page).elementHandle();
    await page.locator('main details summary').first().click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    const id = await page.locator('main details').nth(3).getAttribute('id');
    await page.evaluate((anchor) => location.assign(`#${anchor}`), id);
    await expect(page.locator(`main details[id="${id}"]`)).toHaveAttribute('open', '');
    await page.getByRole('main').getByRole('link', { name: words.contactUs }).click();
    await expect(page.getByRole('dialog', { name: words.contactUs })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  });

  test('is left, come back to and followed by another of its kind within the document', async ({ page }) => {
    await openAlive(page, '/en/news');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const article = page.locator('main a[href^="/en/news/"]').first();
    const name = (await article.textContent()) ?? '';
    await article.click();
    await expect(title(page)).not.toHaveText(words.news);
    expect(name).not.toBe('');
    await expect(title(page)).toHaveCount(1);
    await page.goBack();
    await expect(title(page)).toHaveText(words.news);
    await page.getByRole('banner').getByRole('link', { name: words.cart }).click();
    await expect(page.getByText(words.emptyCart)).toBeVisible();
    await expect(page.locator('main [data-boundary="mfe-content"] *')).toHaveCount(0);
    await page.goBack();
    await expect(title(page)).toHaveText(words.news);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('The page leaves nothing behind when the shopper navigates straight to another remote, and has its other language', async ({
    page,
  }) => {
    // A page without cards: the code of the page that cards lead to is fetched ahead.
    await openAlive(page, '/en/faq');
    await page.getByRole('banner').getByRole('link', { name: words.cart }).click();
    await expect(page.getByText(words.emptyCart)).toBeVisible();
    await expect(page.locator('main [data-boundary="mfe-content"] *')).toHaveCount(0);
    await page.goBack();
    await expect(title(page)).toHaveText(words.faq);
    await page.getByRole('banner').locator('a[hreflang="ru"]').filter({ visible: true }).first().click();
    await expect(title(page)).toHaveText(WORDS.ru.faq);
    await untilAlive(page);
    expect(await requested(page)).toEqual([]);
  });
});

test.describe('a page of words whose remote is broken', () => {
  test.use({ expectedErrors: [/mfe-content|Failed to load resource|dynamically imported|RUNTIME/] });

  test('stays as it is', async ({ page }) => {
    await page.route(/\/releases\/mfe-content\/.*\.js$/, (route) => route.abort());
    await openAlive(page, '/en/news');
    await expect(title(page)).toHaveText(words.news);
    await page.locator('main a[href^="/en/news/"]').first().click();
    await expect(page.getByRole('main')).toContainText(words.partFailed);
    await expect(page.locator('main article')).toHaveCount(0);
  });
});

test('The footer keeps the server’s markup, without its code, until the shopper navigates to another page', async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/footer.js')) code.push(request.url());
  });
  await openAlive(page, '/en/faq');
  await page.waitForLoadState('networkidle');
  const footer = page.getByRole('contentinfo');
  const here = footer.getByRole('link', { name: words.faq, exact: true });
  await expect(here).toHaveAttribute('aria-current', 'page');
  expect(code).toEqual([]);
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: words.news }).click();
  await expect(title(page)).toHaveText(words.news);
  await expect(here).not.toHaveAttribute('aria-current');
  await expect(footer).toHaveCount(1);
  await here.click();
  await expect(title(page)).toHaveText(words.faq);
  await expect(here).toHaveAttribute('aria-current', 'page');
  expect(code).toHaveLength(1);
});

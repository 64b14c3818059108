import type { Page } from '@playwright/test';
import { expect, openAlive, SHOPPERS, test, tilesOf, type Words } from '../fixtures/index.ts';

for (const { language, width, words } of SHOPPERS) {
  test.describe(`a shopper (${language}, ${width} px)`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[C3] searches while the document stays', async ({ page }) => {
      await openAlive(page, `${words.prefix}/`);
      await mark(page);
      await page.getByRole('combobox', { name: words.search }).fill(words.request);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/search=/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.request);
      expect(await tilesOf(page, words).count()).toBeGreaterThan(3);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.request);
    });

    test('sees every value of a filter without leaving the page', async ({ page }) => {
      await openAlive(page, `${words.prefix}/`);
      await mark(page);
      const filters = page.locator('#catalogue-filters');
      if (!(await filters.isVisible())) await page.locator('[popovertarget="catalogue-filters"]').filter({ visible: true }).click();
      const boxes = filters.getByRole('checkbox');
      const before = await boxes.count();
      const brands = filters.locator('input[name^="brand."]');
      const shown = await brands.count();
      await filters.locator('a[rel="nofollow"]').first().click();
      await expect.poll(() => boxes.count()).toBeGreaterThan(before + 10);
      // The focus continues at the first brand that was not there before.
      await expect(brands.nth(shown)).toBeFocused();
      await expectMarked(page);
    });

    test('[C4] [R7] chooses a category, opens a product and comes back to the same card', async ({ page }) => {
      await openAlive(page, `${words.prefix}/`);
      await mark(page);
      await page.getByRole('main').getByRole('link', { name: words.category }).first().click();
      await expect(page).toHaveURL(/category=vitamins-minerals/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.category);
      const tile = tilesOf(page, words).nth(10);
      const link = tile.getByRole('heading').getByRole('link');
      const name = (await link.textContent()) ?? '';
      await link.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => Math.round(scrollY));
      expect(before).toBeGreaterThan(0);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.category);
      await expect(link).toHaveText(name);
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
      await expect(link).toBeInViewport();
      await expectMarked(page);
    });

    test('[R15] [R16] reads the news, an article and the questions', async ({ page }) => {
      await openAlive(page, `${words.prefix}/`);
      await mark(page);
      await follow(page, words, words.news);
      await expect(page).toHaveURL(new RegExp(`${words.prefix}/news$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
      await page.locator(`main a[href^="${words.prefix}/news/"]`).first().click();
      await expect(page).toHaveURL(/\/news\/[\w-]+$/);
      await expect(page.getByRole('main').locator('p').nth(2)).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: words.faq }).click();
      await expect(page).toHaveURL(new RegExp(`${words.prefix}/faq$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.faq);
      await expectMarked(page);
    });
  });
}

/** Through the header's navigation, which narrow screens keep in the menu. */
async function follow(page: Page, words: Words, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: words.menu, exact: true });
  if (await menu.isVisible()) {
    await menu.click();
  }
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
}

async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

async function expectMarked(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

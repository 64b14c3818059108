import type { Page } from '@playwright/test';
import { expect, openAlive, test, untilAlive } from '../fixtures/index.ts';

/** Between the start of the main area and its content, in pixels. */
const spacingOf = (page: Page) =>
  page
    .locator('#main [data-boundary] > *')
    .first()
    .evaluate((content) => {
      const main = document.getElementById('main') as HTMLElement;
      return Math.round(content.getBoundingClientRect().top - main.getBoundingClientRect().top);
    });

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('[H26] a product id in the query brings the product page’s layout, with a way back to the product', async ({ page }) => {
      await page.goto('/faq?product=1001');
      if (javaScriptEnabled) await untilAlive(page);
      await expect(page.locator('body')).toHaveAttribute('data-variant', 'product');
      expect(await spacingOf(page)).toBe(8);
      await page.getByRole('link', { name: 'К товару' }).click();
      await expect(page).toHaveURL(/\/product\/1001$/);
      await expect(page.locator('body')).toHaveAttribute('data-variant', 'product');
      await page.goto('/faq?product=none');
      await expect(page.locator('body')).toHaveAttribute('data-variant', 'plain');
    });

    test('[H28] the main area has no space at its start while a search has found something', async ({ page }) => {
      await page.goto('/?search=магний');
      if (javaScriptEnabled) await untilAlive(page);
      await expect(page.locator('[data-search-results]')).toHaveCount(1);
      expect(await spacingOf(page)).toBe(0);
      await page.goto('/?search=ъъъъъъъъ');
      await expect(page.locator('[data-search-results]')).toHaveCount(0);
      expect(await spacingOf(page)).toBe(32);
    });

    test('[H27] [H2] small screens have the tools in a dock, and a laptop has them in its header', async ({ page }) => {
      const dock = page.getByRole('navigation', { name: 'Быстрые ссылки' });
      await page.setViewportSize({ width: 375, height: 780 });
      await page.goto('/news');
      await expect(dock.getByRole('link')).toHaveText(['Каталог', 'Избранное', 'Профиль', 'Корзина']);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина' })).toHaveCount(1);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(dock).toBeHidden();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина' })).toHaveCount(1);
    });
  });
}

test('[C6] the logo resets search and category on the start page itself', async ({ page }) => {
  await openAlive(page, '/?search=магний&sort=price');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Витрава — на главную' });
  await logo.click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Каталог');
  await expect(page.getByRole('combobox', { name: 'Поиск по каталогу' })).toHaveValue('');

  const requested = page.waitForRequest((request) => request.url().includes('/_page?path=%2F&'));
  await logo.click();
  await requested;
});

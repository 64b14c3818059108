import type { Page } from '@playwright/test';
import { translatePage } from '@vitrava/shared-kit/testing/page-translator';
import { expect, fillCart, openAlive, test, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;
const searchOf = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: words.search });

test.describe('a page that something else than the shop has changed', () => {
  // What React reports when it finds another page than the server has sent.
  test.use({ expectedErrors: [/Minified React error #4(18|23|25)|hydrat/i] });

  test('the header keeps its search when the header was translated before hydration', async ({ page }) => {
    await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${translatePage});`);
    await openAlive(page, '/');
    await expect(searchOf(page)).toBeVisible();
    await searchOf(page).fill(words.request);
    await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible();
  });

  test('the browser draws the search when the server has left its place in the header empty', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => document.querySelector('[data-slot="header"]')?.replaceChildren());
    });
    await openAlive(page, '/faq');
    await expect(searchOf(page)).toBeVisible();
    await searchOf(page).fill(words.request);
    await searchOf(page).press('Enter');
    await expect(page).toHaveURL(/\?search=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.request);
  });

  test('the cart shows its new total on a page that was translated', async ({ page }) => {
    const [bought] = await fillCart(page, words, 1);
    await openAlive(page, '/cart');
    const summary = page.getByRole('region', { name: 'Ваш заказ' });
    await expect(summary).toContainText('1 товар');
    const before = (await summary.textContent()) ?? '';
    await page.evaluate(translatePage);
    await page.getByRole('button', { name: `Добавить ещё: ${bought?.name}` }).click();
    await expect(summary).toContainText('2 товара');
    await expect(summary).not.toContainText(/Итого[^₽]*/.exec(before)?.[0] ?? 'Итого');
  });
});

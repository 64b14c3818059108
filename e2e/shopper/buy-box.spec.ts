import type { Page } from '@playwright/test';
import { cartLink, expect, LANGUAGES, openAlive, test, tilesOf, untilAlive, WORDS } from '../fixtures/index.ts';

const ADDRESS = '/product/1003';
const boxOf = (page: Page) => page.getByRole('main').locator('vitrava-fragment[data-fragment="buy-box"]');

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const address = `${words.prefix}${ADDRESS}`;

  test(`The buy box of the cart is part of the product's document, and adds the product to the cart (${language})`, async ({ page }) => {
    const document = await (await page.request.get(address)).text();
    const [, box = ''] =
      /<vitrava-fragment data-boundary="mfe-cart-checkout" data-fragment="buy-box"[^>]*>(.*?)<\/vitrava-fragment>/.exec(document) ?? [];
    expect(box).toContain('<button');
    await openAlive(page, address);
    await boxOf(page).getByRole('button', { name: words.add }).click();
    await expect(boxOf(page).getByRole('spinbutton')).toHaveValue('1');
    await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(1));
    await boxOf(page).getByRole('button', { name: words.increase }).click();
    await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(2));
    await page.reload();
    await expect(boxOf(page).getByRole('spinbutton')).toHaveValue('2');
  });

  test(`The buy box comes with a soft navigation to a product (${language})`, async ({ page }) => {
    await openAlive(page, `${words.prefix}/`);
    const link = tilesOf(page, words).first().getByRole('heading').getByRole('link');
    const name = (await link.textContent()) ?? '';
    await link.click();
    await boxOf(page).getByRole('button', { name: words.add }).click();
    await expect(boxOf(page).getByRole('spinbutton', { name })).toHaveValue('1');
  });
}

test.describe('without the code of cart and checkout', () => {
  test.use({ expectedErrors: [/mfe-cart-checkout|ERR_FAILED/] });

  test('A product page keeps its price, its buy box as the server has drawn it, and a heart that works', async ({ page }) => {
    await page.route(/\/releases\/mfe-cart-checkout\/.*\.js$/, (route) => route.abort());
    await page.goto(ADDRESS);
    await untilAlive(page);
    const heart = page.getByRole('main').locator('button[aria-pressed]').first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('main').locator('article').getByText('₽').first()).toBeVisible();
    await expect(boxOf(page).getByRole('button', { name: WORDS.ru.add })).toBeVisible();
  });
});

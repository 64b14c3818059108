import type { Page } from '@playwright/test';
import { cartLink, expect, openAlive, SHOPPERS, test, tilesOf, WORDS, type Words } from '../fixtures/index.ts';

test('A buy control shows an addition at once, while the code of the cart is loading', async ({ page }) => {
  await addWithoutService(page);
});

test('a product is in the cart of another tab when the tab that it was added in was closed before the code of the cart came', async ({
  page,
  context,
}) => {
  await addWithoutService(page);
  await page.close();
  const next = await context.newPage();
  await next.goto('/en/cart');
  await expect(next.getByRole('list', { name: WORDS.en.lines }).getByRole('spinbutton')).toHaveValue('1');
  // The page after it does not add it again.
  await next.goto('/en/news');
  await expect(cartLink(next, WORDS.en)).toHaveAccessibleName(WORDS.en.cartOf(1));
});

test('Units added before the code of the cart is loaded are added to the present amount', async ({ page }) => {
  const words = WORDS.en;
  const main = page.getByRole('main');
  await openAlive(page, '/en/product/1001');
  await main.getByRole('button', { name: words.add }).first().click();
  await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(1));
  const isReleased = Promise.withResolvers<void>();
  await page.route(/mfe-cart-checkout\/.*expose_service/, async (route) => {
    await isReleased.promise;
    await route.continue();
  });
  await page.goto('/en/product/1001');
  await main.getByRole('button', { name: words.add }).first().click();
  await expect(main.getByRole('spinbutton').first()).toHaveValue('1');
  await main.getByRole('button', { name: words.increase }).first().click();
  await expect(main.getByRole('spinbutton').first()).toHaveValue('2');
  isReleased.resolve();
  await expect(main.getByRole('spinbutton').first()).toHaveValue('3');
});

/** The code of the cart is never answered. */
async function addWithoutService(page: Page): Promise<void> {
  const words = WORDS.en;
  await page.route(/mfe-cart-checkout\/.*expose_service/, () => undefined);
  await page.goto('/en/product/1001');
  await page.getByRole('main').getByRole('button', { name: words.add }).first().click();
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveValue('1');
}

for (const { language, width, words } of SHOPPERS) {
  test.describe(`a guest's cart (${language}, ${width} px)`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[B1] [H4] is counted in the header, survives a reload, and follows in a second tab', async ({ page, context }) => {
      await openAlive(page, `${words.prefix}/`);
      await addFromList(page, words, 0);
      await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(1));
      await tilesOf(page, words).nth(0).getByRole('button', { name: words.more }).click();
      await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(2));
      await page.reload();
      await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(2));
      const second = await context.newPage();
      await openAlive(second, `${words.prefix}/news`);
      await expect(cartLink(second, words)).toHaveAccessibleName(words.cartOf(2));
      await tilesOf(page, words).nth(0).getByRole('button', { name: words.more }).click();
      await expect(cartLink(second, words)).toHaveAccessibleName(words.cartOf(3));
    });

    test('[B4] [B6] shows the line with the total of the server, and follows amount, removal and undo', async ({ page }) => {
      await openAlive(page, `${words.prefix}/`);
      const name = await addFromList(page, words, 0);
      await cartLink(page, words).click();
      await expect(page).toHaveURL(new RegExp(`${words.prefix}/cart$`));
      const lines = page.getByRole('list', { name: words.lines });
      await expect(lines.getByRole('heading', { name })).toBeVisible();
      const one = await totalOf(page, words);
      expect(one).toBeGreaterThan(0);

      const priced = page.waitForResponse((answer) => answer.url().includes('/api/cart_pricing/'));
      await page.getByRole('button', { name: words.increase }).click();
      expect((await priced).status()).toBe(200);
      await expect.poll(() => totalOf(page, words)).toBeGreaterThan(one);
      await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(2));

      await page.getByRole('button', { name: words.remove }).click();
      await expect(
        page
          .getByRole('heading', { name: words.emptyCart })
          .or(page.getByRole('button', { name: words.undo }))
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: words.undo })).toBeFocused();
      await page.getByRole('button', { name: words.undo }).click();
      await expect(lines.getByRole('heading', { name })).toBeVisible();
      await expect(lines.getByRole('spinbutton')).toHaveValue('2');
      await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(2));
    });
  });
}

/** Puts the product at this place of the list, of those that can be bought, into the cart; gives its name. */
async function addFromList(page: Page, words: Words, index: number): Promise<string> {
  const tile = tilesOf(page, words).nth(index);
  const name = (await tile.getByRole('heading').textContent()) ?? '';
  await tile.getByRole('button', { name: words.add }).click();
  await expect(tile.getByRole('spinbutton')).toHaveValue('1');
  return name;
}

/** The server's total of the cart, in roubles. */
async function totalOf(page: Page, words: Words): Promise<number> {
  const row = page.getByRole('main').locator('dt', { hasText: words.total }).locator('xpath=following-sibling::dd[1]');
  return Number(((await row.last().textContent()) ?? '').replace(/[^\d.]/g, ''));
}

import { expect, LANGUAGES, test, tilesOf, WORDS } from '../fixtures/index.ts';

test.use({ javaScriptEnabled: false });

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test.describe(`a shopper without JavaScript (${language})`, () => {
    test('[C2] [H7] finds header, categories, products with prices and pictures, and footer', async ({ page }) => {
      const answer = await page.goto(`${words.prefix}/`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: words.category }).first()).toBeVisible();
      await expect(tilesOf(page, words)).toHaveCount(24);
      const tile = tilesOf(page, words).first();
      await expect(tile).toContainText(/\d\s?₽|₽\s?\d/);
      const picture = tile.getByRole('link').locator('xpath=ancestor::article').locator('img').first();
      await expect(picture).toBeVisible();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    });

    test('[C3] searches by a plain form, and the address holds the request', async ({ page }) => {
      await page.goto(`${words.prefix}/`);
      await page.getByRole('combobox', { name: words.search }).fill(words.request);
      await page.getByRole('button', { name: words.submit, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(words.request)}`, 'i'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.request);
      expect(await tilesOf(page, words).count()).toBeGreaterThan(3);
    });

    test('[R7] follows a tile to the product and reads its price', async ({ page }) => {
      await page.goto(`${words.prefix}/`);
      const link = tilesOf(page, words).first().getByRole('heading').getByRole('link');
      const name = (await link.textContent()) ?? '';
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${words.prefix}/product/\\d+$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByRole('main')).toContainText('₽');
    });
  });
}

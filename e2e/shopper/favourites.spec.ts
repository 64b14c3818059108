import { expect, SHOPPERS, signIn, test } from '../fixtures/index.ts';

const FAVOURITES = 32;
const MORE = { ru: /^Показать\sещё/, en: /^Show \d+ more/ };

for (const { language, width, words } of SHOPPERS) {
  test.describe(`a customer with many favourites (${language}, ${width} px)`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[C8] has shown more of them, and comes back from a product to the same list and place', async ({ page, customer }) => {
      for (let product = 1001; product < 1001 + FAVOURITES; product += 1) await customer.call('POST', 'favorites/', { product });
      await signIn(page, words, customer);
      await page.goto(`${words.prefix}/favorites`);
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(25);
      await page.getByRole('main').getByRole('button', { name: MORE[language] }).click();
      await expect(cards).toHaveCount(FAVOURITES);
      await expect(page).toHaveURL(/\?shown=50$/);

      const link = cards
        .nth(FAVOURITES - 2)
        .getByRole('heading')
        .getByRole('link');
      const name = (await link.textContent()) ?? '';
      await link.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => Math.round(scrollY));
      expect(place).toBeGreaterThan(0);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await page.goBack();
      await expect(cards).toHaveCount(FAVOURITES);
      await expect(link).toHaveText(name);
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);

      await page.reload();
      await expect(cards).toHaveCount(FAVOURITES);
    });
  });
}

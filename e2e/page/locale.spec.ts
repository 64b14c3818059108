import { expect, openAlive, test } from '../fixtures/index.ts';

test('[R4] the prefix wins, then the cookie, then at / alone the language of the browser', async ({ browser, house }) => {
  const english = await browser.newContext({ locale: 'en-GB', baseURL: house.url });
  const page = await english.newPage();
  await page.goto('/?sort=price');
  await expect(page).toHaveURL(/\/en\?sort=price$/);
  await page.goto('/news');
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
  await english.addCookies([{ name: 'locale', value: 'ru', url: house.url }]);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
  await english.addCookies([{ name: 'locale', value: 'en', url: house.url }]);
  await page.goto('/faq?a=1');
  await expect(page).toHaveURL(/\/en\/faq\?a=1$/);
  await english.close();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('[R5] the switch keeps page and query, and remembers the language for 365 days', async ({ page, context }) => {
      if (javaScriptEnabled) {
        await openAlive(page, '/?category=beauty&sort=price');
      } else {
        await page.goto('/?category=beauty&sort=price');
      }
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(/\/en\?category=beauty&sort=price$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
      const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
      expect(cookie?.value).toBe('en');
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(Math.round(days)).toBe(365);
      await page.goto('/news');
      await expect(page).toHaveURL(/\/en\/news$/);
      await page.getByRole('banner').getByRole('link', { name: 'Русский' }).click();
      await expect(page).toHaveURL(/[^n]\/news$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
    });
  });
}

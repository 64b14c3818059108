import { expect, openAlive, test } from '../fixtures/index.ts';

test('[R4] the prefix wins, then the cookie, then at / alone the language of the browser', async ({ browser, environment }) => {
  const english = await browser.newContext({ locale: 'en-GB', baseURL: environment.url });
  const page = await english.newPage();
  await page.goto('/?sort=price');
  await expect(page).toHaveURL(/\/en\?sort=price$/);
  await page.goto('/news');
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
  await english.addCookies([{ name: 'locale', value: 'ru', url: environment.url }]);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
  await english.addCookies([{ name: 'locale', value: 'en', url: environment.url }]);
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

test('The other language waits for no code where the page is at its top', async ({ page }) => {
  await openAlive(page, '/news');
  await page.waitForLoadState('networkidle');
  // Never answered.
  await page.route('**/*.js', () => undefined);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
});

test('the switch keeps the place on the page and its anchor', async ({ page }) => {
  await openAlive(page, '/legal-information');
  // The words differ, so that what is read is known by its place among the others.
  const read = page.locator('#sale-rules h3').nth(2);
  const top = async () => Math.round((await read.boundingBox())?.y ?? 0);
  await read.evaluate((heading) => scrollBy({ top: heading.getBoundingClientRect().top - 250, behavior: 'instant' }));
  await expect.poll(top).toBe(250);
  // By the mouse itself: a click of Playwright first scrolls to where the sticky header would stand without sticking.
  const place = await page.getByRole('banner').getByRole('link', { name: 'English' }).boundingBox();
  await page.mouse.click((place?.x ?? 0) + 4, (place?.y ?? 0) + 4);
  await expect(page).toHaveURL(/\/en\/legal-information$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect.poll(async () => Math.abs((await top()) - 250)).toBeLessThan(40);
  await openAlive(page, '/en/legal-information#returns');
  await page.getByRole('banner').getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL(/[^n]\/legal-information#returns$/);
});

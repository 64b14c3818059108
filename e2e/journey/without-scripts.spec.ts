import { cartLink, expect, LANGUAGES, test, WORDS } from '../fixtures/index.ts';

test.use({ javaScriptEnabled: false });

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`without scripts the checkout and orders are pages that lead on (${language})`, async ({ page }) => {
    for (const address of ['/checkout', '/checkout/delivery', '/checkout/payment', '/checkout/review', '/account/active-orders']) {
      const answer = await page.goto(`${words.prefix}${address}`);
      expect(answer?.status(), address).toBe(200);
      await expect(page.getByRole('banner'), address).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(page.locator('main noscript').first(), address).toBeVisible();
      await expect(page.getByRole('contentinfo'), address).toBeVisible();
    }
  });

  test(`without scripts a guest's cart is readable: lines, sums and the number in the header (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'cart', value: '1001:2.1002:1', url: baseURL ?? '' }]);
    const main = page.getByRole('main');
    const lines = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    await page.goto(`${words.prefix}/cart`);
    await expect(lines).toHaveCount(2);
    await expect(main.locator('dt', { hasText: words.total })).toBeVisible();
    await expect(main.locator('noscript')).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(3));
    await page.goto(`${words.prefix}/product/1001`);
    await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(3));
  });

  test(`without scripts an empty cart leads to the catalogue (${language})`, async ({ page, context }) => {
    // Where no script has run, none has written a cookie.
    await context.clearCookies();
    await page.goto(`${words.prefix}/cart`);
    await page.getByRole('main').getByRole('link', { name: words.toCatalogue }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test(`Without scripts goods can be read, and controls that need scripts are absent (${language})`, async ({ page }) => {
    await page.goto(`${words.prefix}/`);
    const tile = page.getByRole('main').getByRole('list', { name: words.products, exact: true }).getByRole('listitem').first();
    await expect(tile).toBeVisible();
    for (const address of [
      `${words.prefix}/`,
      (await tile.getByRole('link').first().getAttribute('href')) ?? '',
      `${words.prefix}/favorites`,
    ]) {
      await page.goto(address);
      const main = page.getByRole('main');
      expect(
        await main
          .locator('noscript')
          .first()
          .evaluate((element) => element.textContent),
        address,
      ).toContain('JavaScript');
      await expect(main.locator('noscript').first(), address).toBeVisible();
      await expect(main.getByRole('button', { name: words.add }), address).toHaveCount(0);
      await expect(main.getByRole('button', { name: words.favourite }), address).toHaveCount(0);
      await expect(main.locator('[aria-busy="true"]').filter({ visible: true }), address).toHaveCount(0);
    }
  });

  test(`without scripts every value of a filter is a link away, and narrows the list (${language})`, async ({ page }) => {
    await page.goto(`${words.prefix}/`);
    const filters = page.locator('#catalogue-filters');
    const before = await filters.getByRole('checkbox').count();
    await filters.locator('a[rel="nofollow"]').first().click();
    await expect(page).toHaveURL(/filters=all/);
    expect(await filters.getByRole('checkbox').count()).toBeGreaterThan(before + 20);
    await filters.getByRole('checkbox').last().check();
    await filters.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(/form\./);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await filters.getByRole('checkbox', { checked: true }).count()).toBe(1);
  });
}

import { expect, expectAccessible, openAlive, SHOPPERS, test, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;

test.describe('a popup whose owner is down', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Texts of mfe-account/] });

  test('[H16] The popup shows the failure; the page works, and the popup opens when its owner is back, with a new document if needed', async ({
    page,
    context,
  }) => {
    const files = /\/releases\/mfe-account\/.*\.js$/;
    await openAlive(page, '/news');
    await context.route(files, (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: words.signIn }).click();
    const popup = page.getByRole('dialog', { name: words.login });
    await expect(popup.getByRole('alert')).toContainText('Окно не открылось');
    await expectAccessible(page);
    await expect(popup.getByRole('button', { name: words.retry })).toBeFocused();
    await context.unroute(files);
    await popup.getByRole('button', { name: words.retry }).click();
    const reopen = popup.getByRole('button', { name: 'Открыть страницу заново' });
    const field = popup.getByLabel(words.email);
    await expect(reopen.or(field)).toBeVisible();
    // Browsers that remember the loss need the document; others have brought the popup already.
    if (await reopen.isVisible()) await reopen.click();
    await expect(field).toBeVisible();
  });
});

test.describe('a lost connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('The page shows a banner with a retry, and announces the end of the outage', async ({ page, context }) => {
    // A page without cards, which would have the code of their pages fetched ahead, and fail now.
    await openAlive(page, '/faq');
    const banner = page.getByRole('status').filter({ hasText: /связ/i });
    await context.setOffline(true);
    await expect(banner).toContainText('Нет связи.');
    await expectAccessible(page);
    await banner.getByRole('button', { name: 'Проверить' }).click();
    await expect(banner).toContainText('Связи пока нет.');
    await context.setOffline(false);
    await expect(banner).toContainText('Связь вернулась.');
  });

  for (const { language, width, words } of SHOPPERS) {
    test(`leaves the search free, also when the page has scrolled (${language}, ${width} px)`, async ({ page, context }) => {
      await page.setViewportSize({ width, height: 700 });
      await openAlive(page, `${words.prefix}/faq`);
      const field = page.getByRole('banner').getByRole('combobox', { name: words.search });
      await context.setOffline(true);
      const banner = page.getByRole('status').filter({ hasText: words.offline }).locator('div').first();
      await expect(banner).toBeInViewport({ ratio: 1 });
      for (const top of [0, 30, 600]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        await field.click({ trial: true });
        const [above, below] = await Promise.all([field.boundingBox(), banner.boundingBox()]);
        expect((above?.y ?? 0) + (above?.height ?? 0), `${top}`).toBeLessThan(below?.y ?? 0);
      }
      await context.setOffline(false);
    });
  }
});

test.describe('a page that the server could not make', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 50[0-9]/] });

  test.afterEach(async ({ environment }) => {
    await environment.startApi();
  });

  test('[E4] offers a retry without scripts that keeps the query', async ({ environment, page }) => {
    // The API comes back in its own time.
    test.setTimeout(90_000);
    await environment.stopApi();
    const answer = await page.goto('/?search=магний&sort=price');
    expect(answer?.status()).toBe(503);
    await environment.startApi();
    const retry = page.getByRole('main').getByRole('button', { name: words.retry });
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 2000 });
      await expect(page.getByRole('heading', { level: 1 })).toContainText('магний', { timeout: 2000 });
      await expect(page.locator('[data-search-results]')).toHaveCount(1, { timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await expect(page).toHaveURL(/sort=price/);
  });
});

test.describe('a footer that the server drew without the company', () => {
  test.use({ expectedErrors: [/status of 50[0-9]/] });

  test.afterEach(async ({ environment }) => {
    await environment.startApi();
  });

  test('The frame is hydrated as it is, and loads the missing data when the API is back', async ({ environment, page }) => {
    const { promise: isBack, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route(/\/releases\/.*\.js$/, async (route) => {
      await isBack;
      await route.continue();
    });
    // The API's data of the company, and frames with it, are cached for a while: this server has never received it.
    await environment.restartShop();
    await environment.stopApi();
    await page.goto('/en/faq', { waitUntil: 'commit' });
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeVisible();
    await expect(footer.getByRole('link', { name: /^Telegram/ })).toHaveCount(0);
    await environment.startApi();
    letThrough();
    await expect(footer.getByRole('link', { name: /^Telegram/ })).toBeVisible();
  });
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const width of [320, 1440]) {
    test(`[E3] The error page names the missing page, and offers search and links (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/no/such/page');
      const main = page.getByRole('main');
      await expect(main).toContainText('Ошибка 404');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await main.getByRole('searchbox', { name: 'Поиск по магазину' }).fill('магний');
      await main.getByRole('button', { name: 'Найти' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('магний');
    });
  }
});

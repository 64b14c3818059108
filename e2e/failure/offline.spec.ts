import { expect, LANGUAGES, openAlive, test, WORDS } from '../fixtures/index.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|did not (?:load|come)/i] });

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`The first tap while offline keeps the page, explains, and opens the next page when the connection is back (${language})`, async ({
    page,
    context,
  }) => {
    await openAlive(page, `${words.prefix}/faq`);
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: words.news }).click();
    await expect(page.getByRole('status').filter({ hasText: words.offline })).toBeVisible();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.faq);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
    await expect(page).toHaveURL(/\/news$/);
    expect(await page.evaluate(() => 'isFirst' in window), 'it is still the first document').toBe(true);
  });
}

test('A change of language while offline keeps the page, and happens when the connection is back', async ({ page, context }) => {
  await openAlive(page, '/faq');
  await context.setOffline(true);
  await page.getByRole('banner').locator('a[href^="/locale"]').filter({ visible: true }).first().click();
  await expect(page.getByRole('status').filter({ hasText: WORDS.ru.offline })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.ru.faq);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.faq);
});

test('A page whose files are lost because the network failed is not reloaded, and stays readable', async ({ page, context }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const shellLoaded = page.waitForEvent('requestfinished', (request) => /\/releases\/shell\/.*\/shell\.[^/]*\.js$/.test(request.url()));
  await page.route(/\/releases\/shell\/.*\/remotes\.js/, async (route) => {
    await shellLoaded;
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await page.goto('/product/1001');
  await expect(page.locator('[data-failure-of]').getByRole('button', { name: WORDS.ru.retry })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toBe(1);
});

import { expect, openAlive, test, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;

test('a soft navigation over remotes keeps the document, moves focus and title, and Back and Forward return', async ({ page }) => {
  await openAlive(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const navigation = page.getByRole('banner').getByRole('navigation');
  const title = page.getByRole('heading', { level: 1 });
  const titles = [await page.title()];
  await navigation.getByRole('link', { name: words.news }).click();
  await expect(title).toHaveText(words.news);
  await expect(page.locator('#main')).toBeFocused();
  titles.push(await page.title());
  await page.getByRole('banner').getByRole('link', { name: words.cart }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(words.emptyCart)).toBeVisible();
  titles.push(await page.title());
  expect(new Set(titles).size).toBe(3);

  await page.goBack();
  await expect(title).toHaveText(words.news);
  await expect(page).toHaveTitle(titles[1] ?? '');
  await page.goBack();
  await expect(title).toHaveText(words.catalogue);
  await expect(page).toHaveTitle(titles[0] ?? '');
  await page.goForward();
  await expect(title).toHaveText(words.news);
  await page.goForward();
  await expect(page.getByText(words.emptyCart)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the colours of the CMS are in the first byte and change without a restart', async ({ environment, page, request }) => {
  const themeOf = async () => /<link[^>]*href="(\/theme\/[^"]+\.css)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
  const before = await themeOf();
  expect(before).toMatch(/^\/theme\/[0-9a-f]+\.css$/);
  await environment.cms('set', 'CMS_COLORS', '{"default_button":"#1f6f4a"}');
  try {
    await expect.poll(themeOf, { timeout: 20_000 }).not.toBe(before);
    expect(await (await request.get(await themeOf())).text()).toContain('#1f6f4a');
    await page.goto('/');
    const color = await page
      .getByRole('button', { name: words.add })
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(color).toBe('rgb(31, 111, 74)');
  } finally {
    await environment.cms('set', 'CMS_COLORS', '{"default_button":"#f15f18"}');
  }
});

import { expect, expectAccessible, LANGUAGES, openAlive, test, tilesOf, WORDS } from '../fixtures/index.ts';

const SCREENS = [
  '/',
  '/?search=magnesium',
  '/product/1001',
  '/cart',
  '/favorites',
  '/news',
  '/faq',
  '/about-us',
  '/contacts',
  '/legal-information',
  '/privacy-policy',
] as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test.describe(`no accessibility violation (${language})`, () => {
    for (const address of SCREENS) {
      test(`on ${address}`, async ({ page }) => {
        await openAlive(page, `${words.prefix}${address}`);
        await expectAccessible(page);
      });
    }

    test('on an article', async ({ page }) => {
      await openAlive(page, `${words.prefix}/news`);
      await page.locator(`main a[href^="${words.prefix}/news/"]`).first().click();
      await expect(page).toHaveURL(/\/news\/[\w-]+$/);
      await expectAccessible(page);
    });

    test('on a full cart', async ({ page }) => {
      await openAlive(page, `${words.prefix}/`);
      await tilesOf(page, words).first().getByRole('button', { name: words.add }).click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: words.cartOf(1) })
        .click();
      await expect(page.getByRole('button', { name: words.increase })).toBeVisible();
      await expectAccessible(page);
    });

    test('on personal details and the login popup over them', async ({ page }) => {
      await openAlive(page, `${words.prefix}/account/personal-details`);
      const popup = page.getByRole('dialog', { name: words.login });
      await expect(popup.getByLabel(words.email)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
      await expectAccessible(page);
    });

    test('[H9] on the contact popup', async ({ page }) => {
      await openAlive(page, `${words.prefix}/faq`);
      await page.getByRole('contentinfo').getByRole('link', { name: words.contactUs }).click();
      const popup = page.getByRole('dialog', { name: words.contactUs });
      await expect(popup.getByRole('textbox').first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${words.prefix}/faq`));
      await expectAccessible(page);
    });

    test.describe('on what is not found', () => {
      test.use({ expectedErrors: [/status of 404/] });

      test('[E1] an address and a product', async ({ page }) => {
        for (const address of ['/no-such-page', '/product/999999']) {
          await page.goto(`${words.prefix}${address}`, { waitUntil: 'networkidle' });
          await expectAccessible(page);
        }
      });
    });
  });
}

test.describe('no accessibility violation on narrow screens', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  for (const address of ['/', '/product/1001', '/cart', '/account/personal-details?register=1']) {
    test(`on ${address}`, async ({ page }) => {
      await openAlive(page, address);
      await expectAccessible(page);
    });
  }

  test('[H2] in the menu', async ({ page }) => {
    await openAlive(page, '/news');
    await page.getByRole('button', { name: WORDS.ru.menu, exact: true }).click();
    await expect(page.getByRole('dialog', { name: WORDS.ru.menu })).toBeVisible();
    await expectAccessible(page);
  });
});

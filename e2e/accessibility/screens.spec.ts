import type { Page } from '@playwright/test';
import { expect, expectAccessible, LANGUAGES, openAlive, signIn, test, tilesOf, WIDTHS, WORDS } from '../fixtures/index.ts';

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

/** What is to be seen now, on a wide and on a narrow screen. */
async function expectAccessibleAtAllWidths(page: Page): Promise<void> {
  for (const width of [...WIDTHS].reverse()) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
}

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test.describe(`no accessibility violation (${language})`, () => {
    for (const address of SCREENS) {
      test(`on ${address}`, async ({ page }) => {
        await openAlive(page, `${words.prefix}${address}`);
        await expectAccessibleAtAllWidths(page);
      });
    }

    test('on an article', async ({ page }) => {
      await openAlive(page, `${words.prefix}/news`);
      await page.locator(`main a[href^="${words.prefix}/news/"]`).first().click();
      await expect(page).toHaveURL(/\/news\/[\w-]+$/);
      await expectAccessibleAtAllWidths(page);
    });

    test('on a full cart', async ({ page }) => {
      await openAlive(page, `${words.prefix}/`);
      await tilesOf(page, words).first().getByRole('button', { name: words.add }).click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: words.cartOf(1) })
        .click();
      await expect(page.getByRole('button', { name: words.increase })).toBeVisible();
      await expectAccessibleAtAllWidths(page);
    });

    test('on personal details, and the login and recovery popups over them', async ({ page }) => {
      await openAlive(page, `${words.prefix}/account/personal-details`);
      const popup = page.getByRole('dialog');
      const password = popup.getByLabel(words.password, { exact: true });
      await expect(password).toBeVisible();
      await expectAccessibleAtAllWidths(page);
      await popup.getByText(words.forgotPassword).click();
      await expect(password).toBeHidden();
      await expect(popup.getByLabel(words.email)).toBeVisible();
      await expectAccessibleAtAllWidths(page);
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
      await expectAccessibleAtAllWidths(page);
    });

    test('[H9] on the contact popup', async ({ page }) => {
      await openAlive(page, `${words.prefix}/faq`);
      await page.getByRole('contentinfo').getByRole('link', { name: words.contactUs }).click();
      const popup = page.getByRole('dialog', { name: words.contactUs });
      await expect(popup.getByRole('textbox').first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${words.prefix}/faq`));
      await expectAccessibleAtAllWidths(page);
    });

    test.describe('on missing pages', () => {
      test.use({ expectedErrors: [/status of 404/] });

      test('[E1] an address and a product', async ({ page }) => {
        for (const address of ['/no-such-page', '/product/999999']) {
          await page.goto(`${words.prefix}${address}`, { waitUntil: 'networkidle' });
          await expectAccessibleAtAllWidths(page);
        }
      });
    });

    test('on pages for customers only', async ({ page, customer }) => {
      await page.setViewportSize({ width: language === 'ru' ? 375 : 1440, height: 900 });
      await signIn(page, words, customer);
      await expectAccessible(page);
      for (const address of ['/favorites', '/account/active-orders', '/account/completed-orders']) {
        await openAlive(page, `${words.prefix}${address}`);
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page);
      }
    });

    test.describe('on narrow screens', () => {
      test.use({ viewport: { width: 375, height: 812 } });

      test('on registration', async ({ page }) => {
        await openAlive(page, `${words.prefix}/account/personal-details?register=1`);
        await expectAccessible(page);
      });

      test.describe('when the connection is lost', () => {
        // Pages may be on their way beforehand.
        test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Texts of mfe-/] });

        test('[H2] in the menu, and on the notice that the connection is lost', async ({ page, context }) => {
          await openAlive(page, `${words.prefix}/news`);
          await page.getByRole('button', { name: words.menu, exact: true }).click();
          const menu = page.getByRole('dialog', { name: words.menu });
          await expect(menu).toBeVisible();
          await expectAccessible(page);
          await page.keyboard.press('Escape');
          await expect(menu).toBeHidden();
          await context.setOffline(true);
          await expect(page.getByRole('status').filter({ hasText: words.offline })).toBeVisible();
          await expectAccessible(page);
        });
      });

      test('among the filters', async ({ page }) => {
        await openAlive(page, `${words.prefix}/`);
        await page.getByRole('button', { name: words.filters }).click();
        await expect(page.getByRole('button', { name: words.show })).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
}

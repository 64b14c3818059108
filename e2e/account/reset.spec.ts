import { emailTo, expect, expectAccessible, LANGUAGES, signInByPopup, test, WIDTHS, WORDS } from '../fixtures/index.ts';
import { ACCOUNT_WORDS } from './words.ts';

const NEW_PASSWORD = 'Rainy-Night-7';

for (const language of LANGUAGES) {
  const words = { ...WORDS[language], ...ACCOUNT_WORDS[language] };

  test.describe(`a lost password (${language})`, () => {
    // A link that is used up is refused.
    test.use({ expectedErrors: [/status of 400.*reset_password\/check/] });

    test('[R14] [A18] [E12] is replaced by the link of an email, once; then the shopper signs in with the new one', async ({
      page,
      environment,
      customer,
    }) => {
      // A new password ends the sessions of all other devices.
      await customer.switchLanguage(words.prefix);
      await page.goto(`${words.prefix}/reset-password`);
      await expect(page.getByRole('heading', { name: words.missingLink })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.anotherLink }).click();
      const login = page.getByRole('dialog', { name: words.recovery });
      await expect(login).toBeVisible();
      await login.getByRole('textbox', { name: words.email }).fill(customer.email);
      await page.keyboard.press('Enter');
      const email = await emailTo(environment, customer.email, 'reset-password?token=');
      const { search } = new URL(email.link('reset-password?token='), environment.url);

      await page.goto(`${words.prefix}/reset-password${search}`);
      const popup = page.getByRole('dialog', { name: words.resetPopup });
      await expect(popup.locator('input[name="new_password"]')).toBeFocused();
      await expect(page).toHaveURL(`${words.prefix}/reset-password`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
      await page.getByRole('main').getByRole('button', { name: words.setPassword }).click();
      await popup.locator('input[name="new_password"]').fill(NEW_PASSWORD);
      await popup.getByLabel(words.repeat, { exact: true }).fill(NEW_PASSWORD);
      await popup.getByRole('button', { name: words.save }).click();
      await expect(popup).toBeHidden();
      await expect(page.getByRole('heading', { name: words.changedTitle })).toBeFocused();
      await expectAccessible(page);

      await page.getByRole('main').getByRole('button', { name: words.signIn, exact: true }).click();
      await signInByPopup(page, words, { ...customer, password: NEW_PASSWORD });
      await expect(page).toHaveURL(`${words.prefix}/account/personal-details`);
      await expect(page.getByRole('main')).toContainText(customer.email);

      await page.goto(`${words.prefix}/reset-password${search}`);
      await expect(page.getByRole('heading', { name: words.deadLink })).toBeVisible();
      await expect(page).toHaveURL(`${words.prefix}/reset-password`);
      await expectAccessible(page);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const search of ['?token=from-an-email', ''])
    test(`The page of a reset link shows the next step and the contact: "${search}"`, async ({ page }) => {
      const html = (await (await page.goto(`/reset-password${search}`))?.text()) ?? '';
      expect(html).toMatch(/<meta name="robots" content="noindex/);
      // The browser reads a page as one with scripts before they are forbidden to it, and shows nothing of this.
      expect(html).toMatch(/<noscript>.*включите\sJavaScript.*<a href="\/contacts">Контакты\sмагазина<\/a>.*<\/noscript>/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новый пароль');
    });
});

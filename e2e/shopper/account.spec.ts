import { expect, LANGUAGES, openAlive, signInByPopup, test, WIDTHS, WORDS } from '../fixtures/index.ts';

for (const language of LANGUAGES) {
  const words = WORDS[language];

  for (const width of WIDTHS) {
    test.describe(`personal details (${language}, ${width} px)`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('[R13] [S4] A guest signs in by the popup, sees the name, and signs out', async ({ page, customer }) => {
        await openAlive(page, `${words.prefix}/account/personal-details`);
        const popup = page.getByRole('dialog', { name: words.login });
        await expect(popup).toBeVisible();
        await signInByPopup(page, words, customer);
        const main = page.getByRole('main');
        await expect(main).toContainText(customer.email);
        await page.reload();
        await expect(main).toContainText(customer.email);
        await main.getByRole('button', { name: words.signOut }).click();
        await expect(main.getByRole('button', { name: words.signIn, exact: true })).toBeVisible();
        await expect(main).not.toContainText(customer.email);
      });
    });
  }

  test.describe(`the login popup (${language})`, () => {
    test.use({ expectedErrors: [/status of 40[01]/] });

    test('[H5] The login opens from the header, shows the error, and closes by Escape', async ({ page, customer }) => {
      await openAlive(page, `${words.prefix}/news`);
      await page.getByRole('banner').getByRole('link', { name: words.signIn }).click();
      const popup = page.getByRole('dialog', { name: words.login });
      await popup.getByLabel(words.email).fill(customer.email);
      await popup.getByLabel(words.password, { exact: true }).fill('wrong-password');
      await popup.getByRole('button', { name: words.signIn, exact: true }).click();
      await expect(popup.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${words.prefix}/news$`));
    });
  });
}

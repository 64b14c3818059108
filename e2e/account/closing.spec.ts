import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, loginOf, signIn, test, WORDS } from '../fixtures/index.ts';
import { ACCOUNT_WORDS } from './words.ts';

for (const [language, width] of [
  ['ru', 375],
  ['en', 1440],
] as const) {
  const words = { ...WORDS[language], ...ACCOUNT_WORDS[language] };

  test.describe(`personal data (${language}, ${width} px)`, () => {
    test.use({ viewport: { width, height: 900 }, expectedErrors: [/40[01] \((?:Bad Request|Unauthorized)\)/] });

    test('A customer downloads everything that is stored about them, closes the account and cannot sign in any more', async ({
      page,
      customer,
    }) => {
      const main = page.getByRole('main');
      await signIn(page, words, customer);
      const [download] = await Promise.all([page.waitForEvent('download'), main.getByRole('button', { name: words.exportData }).click()]);
      expect(download.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d{2}-\d{2}\.json$/);
      const data = JSON.parse(await readFile(await download.path(), 'utf8'));
      expect(data).toMatchObject({ account: { email: customer.email }, orders: [], consents: expect.any(Array) });

      await main.getByRole('button', { name: words.closeAccount }).click();
      const popup = page.getByRole('dialog', { name: words.closePopup });
      await expect(popup).toBeVisible();
      await expectAccessible(page);
      await popup.getByLabel(words.oldPassword, { exact: true }).fill('Wrong-2026');
      await popup.getByRole('button', { name: words.closeAccount }).click();
      await expect(popup.getByText(words.wrongPassword)).toBeVisible();
      await popup.getByLabel(words.oldPassword, { exact: true }).fill(customer.password);
      await popup.getByRole('button', { name: words.closeAccount }).click();
      await expect(popup).toBeHidden();
      await expect(page).toHaveURL(words.prefix || '/');
      await expect(page.getByText(words.accountClosed).first()).toBeAttached();

      await page.locator('[data-tool="account"] a').filter({ visible: true }).first().click();
      const login = loginOf(page, words);
      await login.getByLabel(words.email).fill(customer.email);
      await login.getByLabel(words.password, { exact: true }).fill(customer.password);
      await login.getByRole('button', { name: words.signIn, exact: true }).click();
      await expect(login.getByRole('alert')).toBeVisible();
    });
  });
}

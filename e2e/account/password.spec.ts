import { expect, expectAccessible, LANGUAGES, signIn, test, WIDTHS, WORDS } from '../fixtures/index.ts';
import { ACCOUNT_WORDS } from './words.ts';

const NEW_PASSWORD = 'Rainy-Night-7';

for (const language of LANGUAGES) {
  const words = { ...WORDS[language], ...ACCOUNT_WORDS[language] };

  test.describe(`the password (${language})`, () => {
    // The old password is wrong at first.
    test.use({ expectedErrors: [/status of 400.*change_password/] });

    test('[A14] [H16] is changed by keyboard alone, which signs other devices out and this one not', async ({ page, customer }) => {
      const id = await customer.id();
      await signIn(page, words, customer);
      const opener = page.getByRole('button', { name: words.change });
      await opener.focus();
      await page.keyboard.press('Enter');
      const popup = page.getByRole('dialog', { name: words.changePopup });
      await expect(popup.getByLabel(words.oldPassword, { exact: true })).toBeFocused();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }
      await page.keyboard.type('Not-my-password-1');
      await popup.getByLabel(words.newPassword, { exact: true }).focus();
      await page.keyboard.type(NEW_PASSWORD);
      await popup.getByLabel(words.repeat, { exact: true }).focus();
      await page.keyboard.type(NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(popup.getByLabel(words.oldPassword, { exact: true })).toBeFocused();
      await expect(popup.getByLabel(words.oldPassword, { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(customer.password);
      await page.keyboard.press('Enter');
      await expect(popup).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page.getByText(words.otherDevices).first()).toBeAttached();
      await expect(customer.call('GET', `users/${id}/`)).rejects.toThrow(/401/);
      await page.reload();
      await expect(page.getByRole('main')).toContainText(customer.email);
    });
  });
}

import { randomUUID } from 'node:crypto';
import { ACCOUNT_WORDS } from '../account/words.ts';
import { emailTo, expect, LANGUAGES, loginOf, openAlive, placeOrder, signIn, test, WORDS } from '../fixtures/index.ts';
import { expectSoundLayout } from './widths.ts';

test.describe.configure({ timeout: 120_000 });

const INFORMATION = { ru: 'Показать подсказку', en: 'Show information' };

for (const language of LANGUAGES) {
  const words = { ...WORDS[language], ...ACCOUNT_WORDS[language] };

  test(`Nothing overflows, overlaps, is clipped or collapses in the registration at any width (${language})`, async ({
    page,
    environment,
  }) => {
    const email = `${randomUUID()}@vitrava.example`;
    const main = page.getByRole('main');
    await openAlive(page, `${words.prefix}/account/personal-details`);
    await expect(loginOf(page, words)).toBeVisible();
    await expectSoundLayout(page, 'sign-in');
    await loginOf(page, words).getByText(words.forgotPassword).click();
    await expect(loginOf(page, words).getByLabel(words.password, { exact: true })).toBeHidden();
    await expectSoundLayout(page, 'forgotten password');
    await openAlive(page, `${words.prefix}/account/personal-details?register=1`);
    await main.getByRole('textbox', { name: words.email }).fill(email);
    await page.keyboard.press('Enter');
    const message = await emailTo(environment, email, 'register=1');
    await expectSoundLayout(page, 'code');
    await main.getByRole('textbox', { name: words.mailCode }).fill(/code=(\d{6})/.exec(message.link('register=1'))?.[1] ?? '');
    await page.keyboard.press('Enter');
    await main.getByRole('button', { name: INFORMATION[language] }).click();
    await expectSoundLayout(page, 'details with the hint of the phone');
    await main.getByRole('button', { name: words.create }).click();
    await expect(main.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectSoundLayout(page, 'details with errors');
  });

  test(`Nothing overflows, overlaps, is clipped or collapses in the account at any width (${language})`, async ({ page, customer }) => {
    const main = page.getByRole('main');
    await placeOrder(customer, 2);
    const number = await placeOrder(customer);
    await customer.call('POST', `orders/${number}/cancel/`);
    await signIn(page, words, customer);
    await expectSoundLayout(page, 'details');
    await main.getByRole('button', { name: words.edit }).click();
    await main.getByRole('button', { name: INFORMATION[language] }).click();
    await expectSoundLayout(page, 'form of the details');
    await openAlive(page, `${words.prefix}/account/active-orders`);
    await expect(main.getByRole('button', { name: words.cancel })).toBeVisible();
    await expectSoundLayout(page, 'active orders');
    await main.getByRole('button', { name: words.cancel }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSoundLayout(page, 'question before canceling');
    await openAlive(page, `${words.prefix}/account/completed-orders`);
    await expect(main.getByText(words.canceled).first()).toBeVisible();
    await expectSoundLayout(page, 'completed orders');
  });
}

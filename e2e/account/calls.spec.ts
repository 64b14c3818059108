import type { Page } from '@playwright/test';
import { customerCall, expect, guestCall, listenForCalls, loginOf, madeTo, openAlive, signIn, test, WORDS } from '../fixtures/index.ts';
import { ACCOUNT_WORDS } from './words.ts';

const words = { ...WORDS.ru, ...ACCOUNT_WORDS.ru };
const NEW_PASSWORD = 'Rainy-Night-7';

/** The token in the next response of this call, and the one with which the customer's record is then requested. */
async function tokenGivenAndUsed(page: Page, call: RegExp, id: number, act: () => Promise<unknown>): Promise<[string, string | null]> {
  const answered = page.waitForResponse(call);
  const used = page.waitForRequest((request) => request.url().endsWith(`/api/users/${id}/`));
  await act();
  const { access } = (await (await answered).json()) as { access: string };
  return [`Bearer ${access}`, await (await used).headerValue('authorization')];
}

test.describe('the requests of the browser about an account', () => {
  test('[W6] [W11] The sign-in sends the fields, remember_me and a copy of the password, and requests the record with the token', async ({
    page,
    customer,
  }) => {
    const { email, password } = customer;
    const id = await customer.id();
    const calls = listenForCalls(page);
    const [given, used] = await tokenGivenAndUsed(page, /\/api\/token\/$/, id, () => signIn(page, words, customer));
    expect(used).toBe(given);
    const body = { email, password, remember_me: true, secret: password };
    expect(madeTo(calls, 'POST', 'token/')).toEqual([guestCall('POST', 'token/', { body, language: 'en' })]);
    const record = madeTo(calls, 'GET', `users/${id}/`);
    expect(record).toEqual([customerCall('GET', `users/${id}/`)]);
  });

  test('[W7] [W8] The refresh sends no body and its token is used, and the sign-out sends nothing at all', async ({ page, customer }) => {
    const id = await customer.id();
    await signIn(page, words, customer);
    const calls = listenForCalls(page);
    const [given, used] = await tokenGivenAndUsed(page, /\/api\/token\/refresh\/$/, id, () => page.reload());
    expect(used).toBe(given);
    expect(madeTo(calls, 'POST', 'token/refresh/')).toEqual([guestCall('POST', 'token/refresh/')]);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: words.signOut }).click();
    await expect(main.getByRole('button', { name: words.signIn, exact: true })).toBeVisible();
    await expect.poll(() => madeTo(calls, 'GET', 'logout/')).toEqual([guestCall('GET', 'logout/')]);
  });

  test('[W13] changes a password with the old one, the new one and the new one again', async ({ page, customer }) => {
    const id = await customer.id();
    await signIn(page, words, customer);
    const calls = listenForCalls(page);
    await page.getByRole('button', { name: words.change }).click();
    const popup = page.getByRole('dialog', { name: words.changePopup });
    await popup.getByLabel(words.oldPassword, { exact: true }).fill(customer.password);
    await popup.getByLabel(words.newPassword, { exact: true }).fill(NEW_PASSWORD);
    await popup.getByLabel(words.repeat, { exact: true }).fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(popup).toBeHidden();
    const path = `users/${id}/change_password/`;
    const body = { old_password: customer.password, new_password: NEW_PASSWORD, new_password_repeat: NEW_PASSWORD };
    expect(madeTo(calls, 'PUT', path)).toEqual([customerCall('PUT', path, { body })]);
  });

  test('[W14] The recovery sends the address alone, and accepts any truthy response as success', async ({ page, customer }) => {
    await openAlive(page, '/news');
    await page.getByRole('banner').getByRole('link', { name: words.signIn }).click();
    await loginOf(page, words).getByRole('button', { name: words.forgotPassword }).click();
    const popup = page.getByRole('dialog', { name: words.recovery });
    await popup.getByRole('textbox', { name: words.email }).fill(customer.email);
    const calls = listenForCalls(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText(words.emailSent)).toBeVisible();
    const path = 'users/reset_password/';
    expect(madeTo(calls, 'PUT', path)).toEqual([guestCall('PUT', path, { body: { email: customer.email }, language: 'en' })]);
  });
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Environment, emailTo, expect, fillCart, loginOf, openAlive, test, WORDS } from '../fixtures/index.ts';
import { ACCOUNT_WORDS } from './words.ts';

const words = { ...WORDS.ru, ...ACCOUNT_WORDS.ru };

/** A guest navigates from the cart to the checkout, and chooses to register there. Returns the link of the email. */
async function beginAtCheckout(page: Page, environment: Environment, email: string): Promise<string> {
  await fillCart(page, words, 1);
  await openAlive(page, '/cart');
  await page.getByRole('button', { name: words.checkout }).click();
  await loginOf(page, words).getByRole('link', { name: words.register }).click();
  const main = page.getByRole('main');
  // Until it has closed it covers the page.
  await expect(loginOf(page, words)).toBeHidden();
  await main.getByRole('textbox', { name: words.email }).fill(email);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: words.codeTitle })).toBeFocused();
  return (await emailTo(environment, email, 'register=1')).link('register=1');
}

async function fillDetails(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: words.detailsTitle })).toBeFocused();
  await main.getByRole('textbox', { name: words.firstName }).fill('Анна-Мария');
  await main.getByRole('textbox', { name: words.lastName }).fill("O'Neil");
  await main.getByRole('textbox', { name: words.phone }).fill('+7 916 123-45-67');
  await main.getByRole('textbox', { name: words.birthDate }).fill(words.bornOn);
  await main.locator('input[name="password"]').fill('Rainy-Night-7');
  for (const checkbox of await main.getByRole('checkbox').all()) await checkbox.check();
  await main.getByRole('button', { name: words.create }).click();
}

test('Registration that began at the checkout ends at the checkout, and Back does not return to its form', async ({
  page,
  environment,
}) => {
  const email = `${randomUUID()}@vitrava.example`;
  const link = await beginAtCheckout(page, environment, email);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: words.mailCode }).fill(/code=(\d{6})/.exec(link)?.[1] ?? '');
  await page.keyboard.press('Enter');
  await fillDetails(page);
  await expect(page).toHaveURL(/\/checkout\/delivery$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
});

test('Registration that began at the checkout ends there when the link of the email opens a new tab', async ({
  context,
  page,
  environment,
}) => {
  const email = `${randomUUID()}@vitrava.example`;
  const link = await beginAtCheckout(page, environment, email);
  const tab = await context.newPage();
  await openAlive(tab, link);
  await tab.getByRole('main').getByRole('textbox', { name: words.email }).fill(email);
  await tab.keyboard.press('Enter');
  await fillDetails(tab);
  await expect(tab).toHaveURL(/\/checkout(?:\/delivery)?$/);
});

test('A sign-in that began on a page of the catalogue and continued over the registration form ends on that page', async ({
  page,
  customer,
}) => {
  await openAlive(page, '/product/1001');
  await page.getByRole('banner').getByRole('link', { name: words.signIn }).click();
  await loginOf(page, words).getByRole('link', { name: words.register }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: words.signIn }).click();
  const popup = loginOf(page, words);
  await popup.getByLabel(words.email).fill(customer.email);
  await popup.getByLabel(words.password, { exact: true }).fill(customer.password);
  await popup.getByRole('button', { name: words.signIn, exact: true }).click();
  await expect(page).toHaveURL(/\/product\/1001$/);
});

import type { Locator, Page } from '@playwright/test';
import { ACCOUNT_WORDS } from '../account/words.ts';
import { expect, LANGUAGES, loginOf, openAlive, signIn, test, WORDS } from '../fixtures/index.ts';

/** What a developer has written for developers. */
const RAW = 'Zxqv constraint fk_17 violated';
const FIELDS = [
  ...['detail', 'non_field_errors', 'captcha', 'email', 'password', 'old_password', 'new_password', 'first_name', 'last_name', 'phone'],
  ...['question', 'code', 'token', 'confirmation', 'job_title', 'orders_filter', 'number'],
];
const BODY = Object.fromEntries(FIELDS.map((field) => [field, field === 'detail' ? RAW : [RAW]]));
const STATUSES = [400, 403, 500] as const;
const PASSWORD = 'Rainy-Night-7';

/** From now on the API answers these calls with what only developers understand. */
async function refuse(page: Page, status: number, calls: RegExp): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/api/') && calls.test(url.pathname),
    (route) => route.fulfill({ status, json: BODY }),
  );
}

/** A text is shown, and not the API's. */
async function expectLocalizedText(page: Page, warnings: Locator): Promise<void> {
  await expect(warnings.first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Zxqv');
}

for (const language of LANGUAGES) {
  const words = { ...WORDS[language], ...ACCOUNT_WORDS[language] };

  test.describe(`error texts of the API (${language})`, () => {
    test.use({ expectedErrors: [/status of (?:400|403|500)/] });

    for (const status of STATUSES) {
      test(`never reaches a guest, as ${status}: question, sign-in, recovery, registration, reset link`, async ({ page }) => {
        await openAlive(page, `${words.prefix}/contacts`);
        await refuse(page, status, /./);
        const problem = (place: Locator) => place.locator('[role="alert"], [aria-invalid="true"]');

        await page.getByRole('contentinfo').getByRole('link', { name: words.contactUs }).click();
        const form = page.getByRole('dialog', { name: words.contactUs });
        const [first, last] = await form.getByRole('textbox').all();
        await first?.fill('Анна');
        await last?.fill('Осипова');
        await form.getByRole('textbox', { name: words.phone }).fill('+7 916 123-45-67');
        await form.getByRole('textbox', { name: words.email }).fill('anna@example.com');
        await form.locator('textarea').fill('?!');
        await form.getByRole('checkbox').check();
        await form.locator('button[type="submit"]').click();
        await expectLocalizedText(page, problem(form));
        await page.keyboard.press('Escape');
        await expect(form).toBeHidden();

        await page.getByRole('banner').getByRole('link', { name: words.signIn }).click();
        const login = loginOf(page, words);
        await login.getByRole('textbox', { name: words.email }).fill('anna@example.com');
        await login.getByLabel(words.password, { exact: true }).fill(PASSWORD);
        await login.locator('button[type="submit"]').click();
        await expectLocalizedText(page, problem(login));
        await login.getByRole('button', { name: words.forgotPassword }).click();
        const recovery = page.getByRole('dialog', { name: words.recovery });
        await recovery.getByRole('textbox', { name: words.email }).fill('anna@example.com');
        await recovery.locator('button[type="submit"]').click();
        await expectLocalizedText(page, problem(recovery));

        await openAlive(page, `${words.prefix}/account/personal-details?register=1`);
        const main = page.getByRole('main');
        await main.getByRole('textbox', { name: words.email }).fill('anna@example.com');
        await main.locator('button[type="submit"]').click();
        await expectLocalizedText(page, problem(main));

        await openAlive(page, `${words.prefix}/reset-password?token=abcdef`);
        await expectLocalizedText(
          page,
          status === 400 ? main.getByRole('heading', { name: words.deadLink }) : main.locator('[data-state="failed"]'),
        );
      });

      test(`never reaches a customer, as ${status}: details, orders, password`, async ({ page, customer }) => {
        await signIn(page, words, customer);
        await refuse(page, status, /\/users\/\d+\/change_password\/$/);
        await page.getByRole('main').getByRole('button', { name: words.change }).click();
        const popup = page.getByRole('dialog', { name: words.changePopup });
        await popup.getByLabel(words.oldPassword, { exact: true }).fill(customer.password);
        await popup.getByLabel(words.newPassword, { exact: true }).fill(PASSWORD);
        await popup.getByLabel(words.repeat, { exact: true }).fill(PASSWORD);
        await popup.locator('button[type="submit"]').click();
        await expectLocalizedText(page, popup.locator('[role="alert"], [aria-invalid="true"]'));
        await page.keyboard.press('Escape');
        await expect(popup).toBeHidden();

        const main = page.getByRole('main');
        await main.getByRole('button', { name: words.edit }).click();
        await main.getByRole('textbox', { name: words.firstName }).fill('Мария');
        await page.route(/\/api\/users\/\d+\/$/, (route) =>
          route.request().method() === 'PATCH' ? route.fulfill({ status, json: BODY }) : route.fallback(),
        );
        await main.getByRole('button', { name: words.saveDetails }).click();
        await expectLocalizedText(page, main.locator('[role="alert"], [aria-invalid="true"]'));

        await refuse(page, status, /\/(?:users\/\d+|orders)\//);
        for (const address of ['/account/personal-details', '/account/active-orders', '/account/completed-orders']) {
          await openAlive(page, words.prefix + address);
          await expectLocalizedText(page, main.getByRole('button', { name: words.retry }));
        }
      });
    }
  });
}

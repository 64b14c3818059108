import { randomUUID } from 'node:crypto';
import { emailTo, expect, expectAccessible, listenForCalls, loginOf, openAlive, test, WORDS } from '../fixtures/index.ts';
import { ACCOUNT_WORDS } from './words.ts';

const PASSWORD = 'Rainy-Night-7';

for (const [language, width] of [
  ['ru', 375],
  ['en', 1440],
] as const) {
  const words = { ...WORDS[language], ...ACCOUNT_WORDS[language] };

  test.describe(`a new account (${language}, ${width} px)`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[A2] [A13] [W4] [W9] [W10] is opened from the login popup by the code of an email, and its owner is signed in', async ({
      page,
      environment,
    }) => {
      const email = `${randomUUID()}@vitrava.example`;
      const main = page.getByRole('main');
      const calls = listenForCalls(page);
      await openAlive(page, `${words.prefix}/account/personal-details`);
      await loginOf(page, words).getByRole('link', { name: words.register }).click();
      await expect(main.getByRole('heading', { name: words.registration })).toBeVisible();
      await expect(loginOf(page, words)).toBeHidden();
      await expectAccessible(page);
      await main.getByRole('textbox', { name: words.email }).fill(email);
      await page.keyboard.press('Enter');
      await expect(main.getByRole('heading', { name: words.codeTitle })).toBeFocused();
      await expectAccessible(page);

      const message = await emailTo(environment, email, 'register=1');
      const code = /code=(\d{6})/.exec(message.link('register=1'))?.[1] ?? '';
      await main.getByRole('textbox', { name: words.mailCode }).fill(code);
      await page.keyboard.press('Enter');
      await expect(main.getByRole('heading', { name: words.detailsTitle })).toBeFocused();
      await expectAccessible(page);
      await main.getByRole('textbox', { name: words.firstName }).fill('Мария');
      await main.getByRole('textbox', { name: words.lastName }).fill('Лугова');
      await main.getByRole('textbox', { name: words.phone }).fill('+7 916 123-45-67');
      await main.getByRole('textbox', { name: words.birthDate }).fill(words.bornOn);
      await main.locator('input[name="password"]').fill(PASSWORD);
      for (const checkbox of await main.getByRole('checkbox').all()) await checkbox.check();
      await main.getByRole('button', { name: words.create }).click();

      await expect(main.getByRole('heading', { name: words.personal })).toBeVisible();
      await expect(page.getByText(words.welcome).first()).toBeAttached();
      await expect(main).toContainText(email);
      await expect(page).toHaveURL(`${words.prefix}/account/personal-details`);
      const [invitation, confirmation, registration] = calls.filter(({ path, method }) => method === 'POST' && path.startsWith('users/'));
      expect(invitation).toMatchObject({ method: 'POST', path: 'users/invitation/', query: {}, isAuthorized: false, isGuarded: false });
      expect(invitation?.body).toEqual({ email });
      expect(confirmation).toMatchObject({ path: 'users/confirm_email_phone/', body: { email, code }, isAuthorized: false });
      expect(registration).toMatchObject({ path: 'users/', body: { email, code, first_name: 'Мария' }, isAuthorized: false });
      await page.reload();
      await expect(main).toContainText(email);
    });
  });
}

test('[S12] the link of the email brings the code along, which stays in no address', async ({ page, environment }) => {
  const words = { ...WORDS.ru, ...ACCOUNT_WORDS.ru };
  const email = `${randomUUID()}@vitrava.example`;
  const main = page.getByRole('main');
  await openAlive(page, '/account/personal-details?register=1');
  await main.getByRole('textbox', { name: words.email }).fill(email);
  await page.keyboard.press('Enter');
  const message = await emailTo(environment, email, 'register=1');
  await page.goto(message.link('register=1'));
  await expect(main.getByRole('textbox', { name: words.mailCode })).toHaveValue(/^\d{6}$/);
  await expect(page).toHaveURL('/account/personal-details?register=1');
  await main.getByRole('textbox', { name: words.email }).fill(email);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: words.detailsTitle })).toBeVisible();
});

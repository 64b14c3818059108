import type { Locator } from '@playwright/test';
import { openAlive } from '../../../../e2e/fixtures/home.ts';
import { placeOrder } from '../../../../e2e/fixtures/orders.ts';
import { type Action, retryIn, type Stage } from './action.ts';

const NEW_PASSWORD = 'Rainy-Night-7';

async function openDetails({ page, words, customer }: Stage): Promise<Locator> {
  await openAlive(page, `${words.prefix}/account/personal-details`);
  const main = page.getByRole('main');
  await main.getByText(customer.email).first().waitFor();
  return main;
}

async function signsInWith({ environment, customer: { email } }: Stage, password: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  return (await fetch(`${environment.apiUrl}/api/token/`, { method: 'POST', headers, body })).ok ? 1 : 0;
}

export const ACCOUNT_ACTIONS: readonly Action[] = [
  {
    call: 'PATCH /api/users/{id}/',
    name: 'change the details',
    async open(stage) {
      const { words, customer } = stage;
      const main = await openDetails(stage);
      await main.getByRole('button', { name: words.edit }).click();
      const field = main.getByRole('textbox', { name: words.lastName });
      await field.fill('Северова');
      const read = async () => customer.call<{ last_name: string }>('GET', `users/${await customer.id()}/`);
      const press = () => main.getByRole('button', { name: words.saveDetails }).click();
      return { typed: [[field, 'Северова']], press, times: async () => ((await read()).last_name === 'Северова' ? 1 : 0) };
    },
  },
  {
    call: 'PUT /api/users/{id}/change_password/',
    name: 'change the password',
    async open(stage) {
      const { page, words, customer } = stage;
      const main = await openDetails(stage);
      await main.getByRole('button', { name: words.change }).click();
      const popup = page.getByRole('dialog', { name: words.changePopup });
      const typed = [
        [popup.getByLabel(words.oldPassword, { exact: true }), customer.password],
        [popup.getByLabel(words.newPassword, { exact: true }), NEW_PASSWORD],
        [popup.getByLabel(words.repeat, { exact: true }), NEW_PASSWORD],
      ] as const;
      for (const [field, value] of typed) await field.fill(value);
      return { typed, press: () => popup.locator('button[type="submit"]').click(), times: () => signsInWith(stage, NEW_PASSWORD) };
    },
  },
  {
    call: 'GET /api/users/tg_link/',
    name: 'ask for the bot',
    async open(stage) {
      const { page, words, environment } = stage;
      await environment.cms('set', 'CMS_TG_BOT', 'true');
      const main = await openDetails(stage);
      await main.getByRole('button', { name: /Telegram/ }).waitFor();
      const press = () => main.getByRole('button', { name: /Telegram/ }).click();
      const popup = page.getByRole('dialog', { name: words.botPopup });
      const retry = retryIn(popup);
      // A refusal says that the bot is off; then the way on is to close the popup and ask once more.
      const again = async () => {
        if (await retry.isVisible()) return retry.click();
        await page.keyboard.press('Escape');
        await press();
      };
      return { press, again, times: () => popup.getByRole('img', { name: words.botImage }).count() };
    },
  },
  {
    call: 'GET /api/logout/',
    name: 'sign out',
    mayBeMissing: true,
    async open(stage) {
      const { page, words } = stage;
      const main = await openDetails(stage);
      const press = () => main.getByRole('button', { name: words.signOut }).click();
      // The session ends on this device at once; the server hears of it when it can.
      const again = async () => void (await page.reload());
      const times = async () => {
        const cookies = await page.context().cookies();
        return cookies.some(({ name, value }) => name === 'refresh' && value !== '') ? 0 : 1;
      };
      return { press, again, times };
    },
  },
  {
    call: 'GET /api/orders/',
    name: 'ask for orders by date',
    async open(stage) {
      const { page, words, customer } = stage;
      const number = await placeOrder(customer);
      await openAlive(page, `${words.prefix}/account/active-orders`);
      const main = page.getByRole('main');
      await main.getByRole('heading', { name: new RegExp(number) }).waitFor();
      const [from, to] = [main.getByLabel(words.from, { exact: true }), main.getByLabel(words.to, { exact: true })];
      await from.fill('2020-01-01');
      await to.fill('2020-01-31');
      const none = main.getByRole('heading', { name: words.noneThen });
      return {
        typed: [
          [from, '2020-01-01'],
          [to, '2020-01-31'],
        ],
        press: () => page.keyboard.press('Enter'),
        again: () => retryIn(main).click(),
        times: () => none.count(),
      };
    },
  },
];

import { openAlive } from '../../../e2e/fixtures/home.ts';
import { type Action, canSignIn, type OpenStage, retryIn, submit } from './action.ts';

const NEW_PASSWORD = 'Rainy-Night-7';
const DETAILS = '/account/personal-details';

const untilSignedIn = ({ main, customer }: OpenStage) => main.getByText(customer.email).first().waitFor();
const passwordPopup = ({ page, words }: OpenStage) => page.getByRole('dialog', { name: words.changePopup });
const botPopup = ({ page, words }: OpenStage) => page.getByRole('dialog', { name: words.botPopup });
const botButton = ({ main }: OpenStage) => main.getByRole('button', { name: /Telegram/ });

export const ACCOUNT_ACTIONS: readonly Action[] = [
  {
    call: 'PATCH /api/users/{id}/',
    name: 'change the details',
    at: DETAILS,
    async prepare(stage) {
      await untilSignedIn(stage);
      await stage.main.getByRole('button', { name: stage.words.edit }).click();
    },
    typed: ({ main, words }) => [[main.getByRole('textbox', { name: words.lastName }), 'Северова']],
    press: ({ main, words }) => main.getByRole('button', { name: words.saveDetails }).click(),
    async count({ customer }) {
      const { last_name } = await customer.call<{ last_name: string }>('GET', `users/${await customer.id()}/`);
      return last_name === 'Северова' ? 1 : 0;
    },
  },
  {
    call: 'PUT /api/users/{id}/change_password/',
    name: 'change the password',
    at: DETAILS,
    async prepare(stage) {
      await untilSignedIn(stage);
      await stage.main.getByRole('button', { name: stage.words.change }).click();
    },
    typed: (stage) => [
      [passwordPopup(stage).getByLabel(stage.words.oldPassword, { exact: true }), stage.customer.password],
      [passwordPopup(stage).getByLabel(stage.words.newPassword, { exact: true }), NEW_PASSWORD],
      [passwordPopup(stage).getByLabel(stage.words.repeat, { exact: true }), NEW_PASSWORD],
    ],
    press: (stage) => submit(passwordPopup(stage)),
    count: (stage) => canSignIn(stage, stage.customer.email, NEW_PASSWORD),
  },
  {
    call: 'GET /api/users/tg_link/',
    name: 'open the Telegram bot',
    async prepare(stage) {
      await stage.environment.cms('set', 'CMS_TG_BOT', 'true');
      await openAlive(stage.page, `${stage.words.prefix}${DETAILS}`);
      await untilSignedIn(stage);
      await botButton(stage).waitFor();
    },
    press: (stage) => botButton(stage).click(),
    // A refusal has no retry: the popup is closed and opened again.
    async again(stage) {
      const retry = retryIn(botPopup(stage));
      if (await retry.isVisible()) return retry.click();
      await stage.page.keyboard.press('Escape');
      return botButton(stage).click();
    },
    count: (stage) => botPopup(stage).getByRole('img', { name: stage.words.botImage }).count(),
  },
  {
    call: 'GET /api/logout/',
    name: 'sign out',
    mayBeSilent: true,
    at: DETAILS,
    prepare: untilSignedIn,
    press: ({ main, words }) => main.getByRole('button', { name: words.signOut }).click(),
    // The session ends on this device at once, and on the server when it can be reached.
    again: ({ page }) => page.reload(),
    async count({ page }) {
      const cookies = await page.context().cookies();
      return cookies.some(({ name, value }) => name === 'refresh' && value !== '') ? 0 : 1;
    },
  },
  {
    call: 'GET /api/orders/',
    name: 'filter orders by date',
    has: 'order',
    at: '/account/active-orders',
    prepare: ({ main, given }) => main.getByRole('heading', { name: new RegExp(given) }).waitFor(),
    typed: ({ main, words }) => [
      [main.getByLabel(words.from, { exact: true }), '2020-01-01'],
      [main.getByLabel(words.to, { exact: true }), '2020-01-31'],
    ],
    press: ({ page }) => page.keyboard.press('Enter'),
    again: 'retry',
    count: ({ main, words }) => main.getByRole('heading', { name: words.noneThen }).count(),
  },
];

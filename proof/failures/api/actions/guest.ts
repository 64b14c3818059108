import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { emailTo } from '../../../../e2e/fixtures/emails.ts';
import { cartLink, openAlive } from '../../../../e2e/fixtures/home.ts';
import { addFromList, loginOf } from '../../../../e2e/fixtures/steps.ts';
import { readable } from '../resting.ts';
import { type Action, retryIn, type Stage } from './action.ts';

const PASSWORD = 'Rainy-Night-7';

async function filled(fields: readonly (readonly [Locator, string])[]) {
  for (const [field, value] of fields) await field.fill(value);
  return fields;
}

/** How many emails have gone to an address. */
async function emailsTo({ environment }: Stage, recipient: string): Promise<number> {
  const list = await (await fetch(`${environment.apiUrl}/dev/mail/`)).text();
  return [...list.matchAll(/<a href="(\d+)\/">(.*?)<\/li>/gs)].filter(([, , item]) => item?.includes(recipient)).length;
}

const submit = (place: Locator) => place.locator('button[type="submit"]').click();

async function openRegistration({ page, words }: Stage): Promise<Locator> {
  await openAlive(page, `${words.prefix}/account/personal-details?register=1`);
  return page.getByRole('main');
}

/** At the second step: the code of the email is there. */
async function openCode(stage: Stage) {
  const { page, words, environment } = stage;
  const email = `${randomUUID()}@vitrava.example`;
  const main = await openRegistration(stage);
  await main.getByRole('textbox', { name: words.email }).fill(email);
  await page.keyboard.press('Enter');
  await main.getByRole('heading', { name: words.codeTitle }).waitFor();
  const message = await emailTo(environment, email, 'register=1');
  const code = /code=(\d{6})/.exec(message.link('register=1'))?.[1] ?? '';
  return { main, email, typed: await filled([[main.getByRole('textbox', { name: words.mailCode }), code]]) };
}

async function canSignIn({ environment }: Stage, email: string, password: string): Promise<number> {
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${environment.apiUrl}/api/token/`, { method: 'POST', headers, body })).ok ? 1 : 0;
}

/** The address of the email with which a password is chosen anew. */
async function askForLink({ environment, customer }: Stage): Promise<string> {
  const body = JSON.stringify({ email: customer.email });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${environment.apiUrl}/api/users/reset_password/`, { method: 'PUT', headers, body });
  const email = await emailTo(environment, customer.email, 'reset-password?token=');
  return new URL(email.link('reset-password?token='), environment.url).search;
}

export const GUEST_ACTIONS: readonly Action[] = [
  {
    call: 'POST /api/token/',
    name: 'sign in',
    isGuests: true,
    async open(stage) {
      const { page, words, customer } = stage;
      await openAlive(page, `${words.prefix}/account/personal-details`);
      const popup = loginOf(page, words);
      const typed = await filled([
        [popup.getByLabel(words.email), customer.email],
        [popup.getByLabel(words.password, { exact: true }), customer.password],
      ]);
      const times = async () => ((await readable(page.getByRole('main'))).includes(customer.email) ? 1 : 0);
      return { typed, press: () => submit(popup), times };
    },
  },
  {
    call: 'PUT /api/users/reset_password/',
    name: 'recover the password',
    isGuests: true,
    async open(stage) {
      const { page, words, customer } = stage;
      await openAlive(page, `${words.prefix}/account/personal-details`);
      await loginOf(page, words).getByRole('button', { name: words.forgotten }).click();
      const popup = page.getByRole('dialog', { name: words.recovery });
      const typed = await filled([[popup.getByRole('textbox', { name: words.email }), customer.email]]);
      // The same letter again is no harm.
      return { typed, press: () => submit(popup), times: async () => Math.min(1, await emailsTo(stage, customer.email)) };
    },
  },
  {
    call: 'POST /api/users/invitation/',
    name: 'begin to register',
    isGuests: true,
    async open(stage) {
      const email = `${randomUUID()}@vitrava.example`;
      const main = await openRegistration(stage);
      const typed = await filled([[main.getByRole('textbox', { name: stage.words.email }), email]]);
      return { typed, press: () => submit(main), times: async () => Math.min(1, await emailsTo(stage, email)) };
    },
  },
  {
    call: 'POST /api/users/confirm_email_phone/',
    name: 'confirm the e-mail',
    isGuests: true,
    async open(stage) {
      const { main, typed } = await openCode(stage);
      const next = main.getByRole('heading', { name: stage.words.detailsTitle });
      return { typed, press: () => main.page().keyboard.press('Enter'), again: () => submit(main), times: () => next.count() };
    },
  },
  {
    call: 'POST /api/users/',
    name: 'register',
    isGuests: true,
    async open(stage) {
      const { words, page } = stage;
      const { main, email } = await openCode(stage);
      await page.keyboard.press('Enter');
      await main.getByRole('heading', { name: words.detailsTitle }).waitFor();
      // The shop greets by it, which must not be taken for words of its own in another language.
      const [firstName, lastName] = stage.language === 'ru' ? ['Мария', 'Лугова'] : ['Mary', 'Meadows'];
      const typed = await filled([
        [main.getByRole('textbox', { name: words.firstName }), firstName],
        [main.getByRole('textbox', { name: words.lastName }), lastName],
        [main.getByRole('textbox', { name: words.birthDate }), words.bornOn],
        [main.locator('input[name="password"]'), PASSWORD],
      ]);
      await main.getByRole('textbox', { name: words.phone }).fill('+7 916 123-45-67');
      for (const checkbox of await main.getByRole('checkbox').all()) await checkbox.check();
      const isThere = main.getByRole('heading', { name: words.personal, exact: true });
      const times = async () => Math.min(await isThere.count(), await canSignIn(stage, email, PASSWORD));
      return { typed, press: () => main.getByRole('button', { name: words.create }).click(), times };
    },
  },
  {
    call: 'POST /api/users/reset_password/check/',
    name: 'follow the link of a new password',
    isGuests: true,
    async open(stage) {
      const { page, words } = stage;
      const link = await askForLink(stage);
      const field = page.getByRole('dialog', { name: words.resetPopup }).locator('input[name="new_password"]');
      return {
        press: async () => void (await page.goto(`${words.prefix}/reset-password${link}`)),
        again: () => retryIn(page.getByRole('main')).click(),
        times: () => field.count(),
      };
    },
  },
  {
    call: 'POST /api/users/reset_password/confirm/',
    name: 'choose a new password',
    isGuests: true,
    async open(stage) {
      const { page, words, customer } = stage;
      await page.goto(`${words.prefix}/reset-password${await askForLink(stage)}`);
      const popup = page.getByRole('dialog', { name: words.resetPopup });
      const typed = await filled([
        [popup.locator('input[name="new_password"]'), PASSWORD],
        [popup.getByLabel(words.repeat, { exact: true }), PASSWORD],
      ]);
      // After a lost answer nobody but the server knows.
      const said = page.getByRole('heading', { name: words.changedTitle }).or(page.getByRole('heading', { name: words.uncertainTitle }));
      const press = () => popup.getByRole('button', { name: words.save }).click();
      return { typed, press, times: async () => Math.min(await said.count(), await canSignIn(stage, customer.email, PASSWORD)) };
    },
  },
  {
    call: 'POST /api/contact_us/',
    name: 'ask a question',
    isGuests: true,
    async open(stage) {
      const { page, words } = stage;
      await openAlive(page, `${words.prefix}/contacts`);
      await page.getByRole('contentinfo').getByRole('link', { name: words.contactUs }).click();
      const form = page.getByRole('dialog', { name: words.contactUs });
      const email = `${randomUUID()}@vitrava.example`;
      const text = form.getByRole('textbox');
      const typed = await filled([
        [text.nth(0), 'Анна'],
        [text.nth(1), 'Осипова'],
        [form.getByRole('textbox', { name: words.email }), email],
        [form.locator('textarea'), 'Где забрать заказ?'],
      ]);
      await form.getByRole('textbox', { name: words.phone }).fill('+7 916 123-45-67');
      await form.getByRole('checkbox').check();
      return { typed, press: () => submit(form), times: () => emailsTo(stage, email) };
    },
  },
  {
    call: 'GET /api/search/suggestions/',
    name: 'type a search',
    isGuests: true,
    mayBeMissing: true,
    async open({ page, words }) {
      await openAlive(page, `${words.prefix}/faq`);
      const field = page
        .getByRole('combobox', { name: words.search })
        .or(page.getByRole('searchbox', { name: words.search }))
        .first();
      await field.click();
      const typed = [[field, words.request]] as const;
      const press = () => field.pressSequentially(words.request, { delay: 20 });
      const again = async () => {
        await field.fill('');
        await press();
      };
      return { typed, press, again, times: async () => Math.min(1, await page.getByRole('option').count()) };
    },
  },
  {
    call: 'GET /api/cart_pricing/',
    name: 'look into the cart',
    isGuests: true,
    async open({ page, words }) {
      await openAlive(page, `${words.prefix}/`);
      await addFromList(page, words, 0);
      const sum = page.getByRole('main').locator('dt', { hasText: words.total }).locator('xpath=following-sibling::dd[1]');
      const times = async () => (/\d/.test((await sum.allTextContents()).join('')) ? 1 : 0);
      const press = () => cartLink(page, words).click();
      return { press, again: () => retryIn(page.getByRole('main')).click(), times };
    },
  },
];

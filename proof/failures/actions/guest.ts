import { emailTo } from '../../../e2e/fixtures/emails.ts';
import { cartLink } from '../../../e2e/fixtures/home.ts';
import { addFromList, loginOf } from '../../../e2e/fixtures/steps.ts';
import { visibleText } from '../observe/page.ts';
import { type Action, canSignIn, isThere, type OpenStage, submit } from './action.ts';

const PASSWORD = 'Rainy-Night-7';
const REGISTRATION = '/account/personal-details?register=1';

/** How many emails were sent to an address. */
async function emailsTo({ environment }: OpenStage, recipient: string): Promise<number> {
  const list = await (await fetch(`${environment.apiUrl}/dev/mail/`)).text();
  return [...list.matchAll(/<a href="(\d+)\/">(.*?)<\/li>/gs)].filter(([, , item]) => item?.includes(recipient)).length;
}

const emailField = ({ main, words }: OpenStage) => main.getByRole('textbox', { name: words.email });

/** Opens the second step of the registration. Returns the code of the email. */
async function goToCode(stage: OpenStage): Promise<string> {
  const { page, main, words, email, environment } = stage;
  await emailField(stage).fill(email);
  await page.keyboard.press('Enter');
  await main.getByRole('heading', { name: words.codeTitle }).waitFor();
  const message = await emailTo(environment, email, 'register=1');
  return /code=(\d{6})/.exec(message.link('register=1'))?.[1] ?? '';
}

/** Requests an email with a link for a new password. Returns the query of the link. */
async function requestPasswordLink({ environment, customer }: OpenStage): Promise<string> {
  const body = JSON.stringify({ email: customer.email });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${environment.apiUrl}/api/users/reset_password/`, { method: 'PUT', headers, body });
  const email = await emailTo(environment, customer.email, 'reset-password?token=');
  return new URL(email.link('reset-password?token='), environment.url).search;
}

const recovery = ({ page, words }: OpenStage) => page.getByRole('dialog', { name: words.recovery });
const resetPopup = ({ page, words }: OpenStage) => page.getByRole('dialog', { name: words.resetPopup });
const contactForm = ({ page, words }: OpenStage) => page.getByRole('dialog', { name: words.contactUs });
const searchField = ({ page, words }: OpenStage) =>
  page
    .getByRole('combobox', { name: words.search })
    .or(page.getByRole('searchbox', { name: words.search }))
    .first();

const rows: readonly Action[] = [
  {
    call: 'POST /api/token/',
    name: 'sign in',
    at: '/account/personal-details',
    typed: ({ page, words, customer }) => [
      [loginOf(page, words).getByLabel(words.email), customer.email],
      [loginOf(page, words).getByLabel(words.password, { exact: true }), customer.password],
    ],
    press: ({ page, words }) => submit(loginOf(page, words)),
    count: async ({ main, customer }) => ((await visibleText(main)).includes(customer.email) ? 1 : 0),
  },
  {
    call: 'PUT /api/users/reset_password/',
    name: 'recover the password',
    at: '/account/personal-details',
    prepare: ({ page, words }) => loginOf(page, words).getByRole('button', { name: words.forgotPassword }).click(),
    typed: (stage) => [[recovery(stage).getByRole('textbox', { name: stage.words.email }), stage.customer.email]],
    press: (stage) => submit(recovery(stage)),
    // A repeated email is harmless.
    count: async (stage) => Math.min(1, await emailsTo(stage, stage.customer.email)),
  },
  {
    call: 'POST /api/users/invitation/',
    name: 'start the registration',
    at: REGISTRATION,
    typed: (stage) => [[emailField(stage), stage.email]],
    press: ({ main }) => submit(main),
    count: async (stage) => Math.min(1, await emailsTo(stage, stage.email)),
  },
  {
    call: 'POST /api/users/confirm_email_phone/',
    name: 'confirm the e-mail',
    at: REGISTRATION,
    prepare: goToCode,
    typed: ({ main, words, given: code }) => [[main.getByRole('textbox', { name: words.mailCode }), code]],
    press: ({ page }) => page.keyboard.press('Enter'),
    again: ({ main }) => submit(main),
    count: ({ main, words }) => main.getByRole('heading', { name: words.detailsTitle }).count(),
  },
  {
    call: 'POST /api/users/',
    name: 'register',
    at: REGISTRATION,
    async prepare(stage) {
      const { page, main, words } = stage;
      await main.getByRole('textbox', { name: words.mailCode }).fill(await goToCode(stage));
      await page.keyboard.press('Enter');
      await main.getByRole('heading', { name: words.detailsTitle }).waitFor();
      await main.getByRole('textbox', { name: words.phone }).fill('+7 916 123-45-67');
      for (const checkbox of await main.getByRole('checkbox').all()) await checkbox.check();
    },
    typed: ({ main, words, language }) => [
      // The greeting contains the name, which must be in the language of the page.
      [main.getByRole('textbox', { name: words.firstName }), language === 'ru' ? 'Мария' : 'Mary'],
      [main.getByRole('textbox', { name: words.lastName }), language === 'ru' ? 'Лугова' : 'Meadows'],
      [main.getByRole('textbox', { name: words.birthDate }), words.bornOn],
      [main.locator('input[name="password"]'), PASSWORD],
    ],
    press: ({ main, words }) => main.getByRole('button', { name: words.create }).click(),
    async count(stage) {
      const title = stage.main.getByRole('heading', { name: stage.words.personal, exact: true });
      return Math.min(await title.count(), await canSignIn(stage, stage.email, PASSWORD));
    },
  },
  {
    call: 'POST /api/users/reset_password/check/',
    name: 'open the link for a new password',
    prepare: requestPasswordLink,
    press: ({ page, words, given: link }) => page.goto(`${words.prefix}/reset-password${link}`),
    again: 'retry',
    count: (stage) => resetPopup(stage).locator('input[name="new_password"]').count(),
  },
  {
    call: 'POST /api/users/reset_password/confirm/',
    name: 'set a new password',
    async prepare(stage) {
      await stage.page.goto(`${stage.words.prefix}/reset-password${await requestPasswordLink(stage)}`);
    },
    typed: (stage) => [
      [resetPopup(stage).locator('input[name="new_password"]'), PASSWORD],
      [resetPopup(stage).getByLabel(stage.words.repeat, { exact: true }), PASSWORD],
    ],
    press: (stage) => resetPopup(stage).getByRole('button', { name: stage.words.save }).click(),
    async count(stage) {
      const { page, words, customer } = stage;
      // After a lost response the page cannot show whether the password was changed.
      const title = page.getByRole('heading', { name: words.changedTitle }).or(page.getByRole('heading', { name: words.uncertainTitle }));
      return Math.min(await title.count(), await canSignIn(stage, customer.email, PASSWORD));
    },
  },
  {
    call: 'POST /api/contact_us/',
    name: 'send a question',
    at: '/contacts',
    async prepare(stage) {
      await stage.page.getByRole('contentinfo').getByRole('link', { name: stage.words.contactUs }).click();
      await contactForm(stage).getByRole('textbox', { name: stage.words.phone }).fill('+7 916 123-45-67');
      await contactForm(stage).getByRole('checkbox').check();
    },
    typed: (stage) => [
      [contactForm(stage).getByRole('textbox').nth(0), 'Анна'],
      [contactForm(stage).getByRole('textbox').nth(1), 'Осипова'],
      [contactForm(stage).getByRole('textbox', { name: stage.words.email }), stage.email],
      [contactForm(stage).locator('textarea'), 'Где забрать заказ?'],
    ],
    press: (stage) => submit(contactForm(stage)),
    count: (stage) => emailsTo(stage, stage.email),
  },
  {
    call: 'GET /api/search/suggestions/',
    name: 'type a search',
    mayBeSilent: true,
    at: '/faq',
    prepare: (stage) => searchField(stage).click(),
    typed: (stage) => [[searchField(stage), stage.words.request]],
    pressTypes: true,
    press: (stage) => searchField(stage).pressSequentially(stage.words.request, { delay: 20 }),
    async again(stage) {
      await searchField(stage).fill('');
      await searchField(stage).pressSequentially(stage.words.request, { delay: 20 });
    },
    count: ({ page }) => isThere(page.getByRole('option')),
  },
  {
    call: 'GET /api/cart_pricing/',
    name: 'open the cart',
    at: '/',
    prepare: async ({ page, words }) => void (await addFromList(page, words, 0)),
    press: ({ page, words }) => cartLink(page, words).click(),
    again: 'retry',
    async count({ main, words }) {
      const sum = main.locator('dt', { hasText: words.total }).locator('xpath=following-sibling::dd[1]');
      return /\d/.test((await sum.allTextContents()).join('')) ? 1 : 0;
    },
  },
];

export const GUEST_ACTIONS: readonly Action[] = rows.map((row) => ({ ...row, isForGuests: true }));

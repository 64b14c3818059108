import type { Page, Request } from '@playwright/test';
import {
  type Customer,
  expect,
  expectAccessible,
  LANGUAGES,
  openAlive,
  signIn,
  signInByPopup,
  test,
  WIDTHS,
  WORDS,
} from '../fixtures/index.ts';
import { ACCOUNT_WORDS } from './words.ts';

/** The changes of a customer's record that leave the browser from now on. */
function listenForChanges(page: Page): Request[] {
  const changes: Request[] = [];
  page.context().on('request', (request) => {
    if (request.method() === 'PATCH' && /\/api\/users\/\d+\/$/.test(request.url())) changes.push(request);
  });
  return changes;
}

/** The call matches the specification: the customer's record, the credentials, and only the changed fields. */
async function expectChange(request: Request | undefined, id: number, body: object): Promise<void> {
  expect(new URL(request?.url() ?? '').pathname).toBe(`/api/users/${id}/`);
  expect(request?.postDataJSON()).toEqual(body);
  const headers = (await request?.allHeaders()) ?? {};
  expect(headers['authorization']).toMatch(/^Bearer .+\..+\..+/);
  expect(headers['content-type']).toBe('application/json');
  // The browser may not report the cookies of a call that outlives its document.
  const stored = (await request?.frame().page().context().cookies()) ?? [];
  const cookies = headers['cookie'] ?? stored.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(cookies).toContain(`csrftoken=${headers['x-csrftoken']}`);
}

interface SavedDetails {
  readonly last_name: string;
  readonly job_title: string;
  readonly photo_path: string | null;
  readonly ui_language: string;
}

const record = async (customer: Customer) => customer.call<SavedDetails>('GET', `users/${await customer.id()}/`);

for (const language of LANGUAGES) {
  const words = { ...WORDS[language], ...ACCOUNT_WORDS[language] };

  test.describe(`the details of a customer (${language})`, () => {
    test.use({ expectedErrors: [/status of (?:400|503).*users/] });

    test('[W12] [D1] Details are changed by keyboard: only changed fields are sent, and the change persists', async ({
      page,
      customer,
    }) => {
      const changes = listenForChanges(page);
      await signIn(page, words, customer);
      const id = await customer.id();
      const main = page.getByRole('main');
      const opener = main.getByRole('button', { name: words.edit });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(main.getByRole('textbox', { name: words.firstName })).toBeFocused();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }
      await main.getByRole('textbox', { name: words.lastName }).fill('Северова');
      await main.getByRole('textbox', { name: words.phone }).fill('8 916 123-45-67');
      await main.getByRole('textbox', { name: words.job }).fill('Провизор');
      await page.keyboard.press('Enter');
      await expect(opener).toBeFocused();
      await expect(page.getByText(words.saved).first()).toBeAttached();
      await expect(main).toContainText('Провизор');
      expect(changes).toHaveLength(1);
      await expectChange(changes[0], id, { last_name: 'Северова', phone: '+79161234567', job_title: 'Провизор' });
      await page.reload();
      await expect(main).toContainText('Северова');
      expect(await record(customer)).toMatchObject({ last_name: 'Северова', job_title: 'Провизор' });
    });

    test('The form keeps the input when the shop is unreachable, and during a visit to another page', async ({ page, customer }) => {
      await signIn(page, words, customer);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: words.edit }).click();
      await main.getByRole('textbox', { name: words.lastName }).fill('Северова');
      await page.route('**/api/users/*/', (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 503, json: { detail: 'Raw words of a server.' } })
          : route.continue(),
      );
      await main.getByRole('button', { name: words.saveDetails }).click();
      const failure = main.getByRole('alert').filter({ hasText: words.notSaved });
      await expect(failure).toBeVisible();
      await expect(failure).not.toContainText('Raw words');
      await expectAccessible(page);
      await page.getByRole('banner').getByRole('link', { name: words.cart }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.cart })).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await page.goBack();
      await expect(main.getByRole('textbox', { name: words.lastName })).toHaveValue('Северова');
      await main.getByRole('button', { name: words.saveDetails }).click();
      await expect(main.getByRole('button', { name: words.edit })).toBeFocused();
      expect(await record(customer)).toMatchObject({ last_name: 'Северова' });
    });

    test('The form keeps the input over a reload and a change of language, and drops it once it is dismissed', async ({
      page,
      customer,
    }) => {
      await signIn(page, words, customer);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: words.edit }).click();
      await main.getByRole('textbox', { name: words.lastName }).fill('Северова');
      await page.reload();
      await expect(main.getByRole('textbox', { name: words.lastName })).toHaveValue('Северова');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }
      const other = ACCOUNT_WORDS[language === 'ru' ? 'en' : 'ru'];
      await page.getByRole('banner').getByRole('link', { name: words.otherLanguage }).click();
      await expect(main.getByRole('textbox', { name: other.lastName })).toHaveValue('Северова');
      await main.getByRole('button', { name: other.dismiss }).click();
      await page.reload();
      await expect(main.getByRole('button', { name: other.edit })).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('vitrava.customer.details.v1'))).toBeNull();
    });

    test('The tab contains none of the input after a sign-out, on any page, and a guest sees nothing of it', async ({
      page,
      context,
      customer,
    }) => {
      await signIn(page, words, customer);
      const main = page.getByRole('main');
      const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
      const write = async () => {
        await main.getByRole('button', { name: words.edit }).click();
        await main.getByRole('textbox', { name: words.lastName }).fill('Северова');
        await expect.poll(stored).toContain('Северова');
      };
      await write();
      // The document of another page never loads what has written it.
      await openAlive(page, `${words.prefix}/faq`);
      expect(await stored()).toContain('Северова');
      const other = await context.newPage();
      await openAlive(other, `${words.prefix}/account/personal-details`);
      await other.getByRole('main').getByRole('button', { name: words.signOut }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: words.signIn })).toBeVisible();
      await expect.poll(stored).not.toContain('Северова');

      await openAlive(page, `${words.prefix}/account/personal-details`);
      await signInByPopup(page, words, customer);
      await write();
      // It is on another site while the session ends.
      await page.goto('about:blank');
      await other.reload();
      await other.getByRole('main').getByRole('button', { name: words.signOut }).click();
      await expect(other.getByRole('main').getByRole('button', { name: words.signIn, exact: true })).toBeVisible();
      await openAlive(page, `${words.prefix}/account/personal-details`);
      await expect(main.getByRole('button', { name: words.signIn, exact: true })).toBeVisible();
      await expect(main.getByRole('form')).toHaveCount(0);
      await expect.poll(stored).not.toContain('Северова');
    });

    test('[D1] have a photo, which is small when it leaves the browser, and can be taken away', async ({ page, browser, customer }) => {
      const changes = listenForChanges(page);
      await signIn(page, words, customer);
      const main = page.getByRole('main');
      // A picture as a phone would have it, in what every browser draws.
      const picture = await page.screenshot();
      const chooser = page.waitForEvent('filechooser');
      await main.getByRole('button', { name: words.addPhoto }).focus();
      await page.keyboard.press('Enter');
      await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
      const photo = main.getByRole('img', { name: words.photo });
      await expect(photo).toBeVisible();
      await expect(photo).toHaveJSProperty('naturalWidth', 192);
      await expect(photo).toHaveJSProperty('naturalHeight', 192);
      const { photo_path: address } = await record(customer);
      expect(address).toMatch(/^\/api\/users\/\d+\/photo\/[\w-]{43}$/);
      expect(await photo.getAttribute('src')).toBe(address);
      expect(JSON.stringify(await record(customer)).length).toBeLessThan(1000);
      expect(Object.keys(changes[0]?.postDataJSON() as object)).toEqual(['photo_path']);
      await expectAccessible(page);
      await expect(page.getByText(words.photoSaved).first()).toBeAttached();
      // The next document has it by its address; neither its owner nor a stranger can open it as a document.
      await page.reload();
      await expect(photo).toHaveJSProperty('naturalWidth', 192);
      const href = new URL(String(address), page.url()).href;
      for (const storageState of [await page.context().storageState(), undefined]) {
        const context = await browser.newContext({ ...(storageState && { storageState }) });
        expect((await (await context.newPage()).goto(href))?.status()).toBe(404);
        await context.close();
      }
      await main.getByRole('button', { name: words.removePhoto }).focus();
      await page.keyboard.press('Enter');
      await expect(photo).toBeHidden();
      await expect(main.getByRole('button', { name: words.addPhoto })).toBeFocused();
      await expect(page.getByText(words.photoRemoved).first()).toBeAttached();
      await expectChange(changes[1], await customer.id(), { photo_path: null });
    });
  });
}

test.describe('the language of a customer', () => {
  test('[W12] [R5] [D2] follows the switch', async ({ page, customer }) => {
    const changes = listenForChanges(page);
    await signIn(page, WORDS.ru, customer);
    await page.getByRole('banner').getByRole('link', { name: ACCOUNT_WORDS.ru.otherLanguage }).click();
    await expect(page).toHaveURL('/en/account/personal-details');
    await expect(page.getByRole('heading', { name: ACCOUNT_WORDS.en.personal })).toBeVisible();
    await expect.poll(async () => (await record(customer)).ui_language).toBe('english');
    await expectChange(changes[0], await customer.id(), { ui_language: 'english' });
    await expect(page.getByRole('main')).toContainText('English');
  });

  test.describe('whose choice does not reach the shop', () => {
    test.use({ expectedErrors: [/status of 503.*users|ERR_FAILED/] });

    test('[W12] The language is switched all the same, and sent as soon as possible', async ({ page, customer }) => {
      await signIn(page, WORDS.ru, customer);
      await page.route('**/api/users/*/', (route) =>
        route.request().method() === 'PATCH' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
      );
      await page.getByRole('banner').getByRole('link', { name: ACCOUNT_WORDS.ru.otherLanguage }).click();
      await expect(page).toHaveURL('/en/account/personal-details');
      await expect(page.getByRole('main')).toContainText(customer.email);
      await page.unrouteAll({ behavior: 'wait' });
      await page.reload();
      await expect.poll(async () => (await record(customer)).ui_language).toBe('english');
    });
  });

  test('[W12] [A6] is the shop’s after a sign-in: the same page, with its query and its place in the way', async ({ page, customer }) => {
    await customer.switchLanguage('/en');
    await openAlive(page, '/account/completed-orders?page=1#main');
    // Signs in without a word about the language, as anyone does.
    await signInByPopup(page, WORDS.ru, { ...customer, switchLanguage: async () => undefined });
    await expect(page).toHaveURL('/en/account/completed-orders?page=1#main');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await openAlive(page, '/');
    await expect(page).toHaveURL('/en');
  });

  test('[W12] The language is that of a guest who has used the switch without scripts in this visit, and the record is updated', async ({
    page,
    customer,
  }) => {
    const changes = listenForChanges(page);
    // The link of the switch without scripts: an address that is requested with the cookies of this browser.
    await page.request.get('/locale?to=en&path=%2Faccount%2Fpersonal-details');
    await openAlive(page, '/en/account/personal-details');
    await signInByPopup(page, WORDS.en, { ...customer, switchLanguage: async () => undefined });
    await expect.poll(async () => (await record(customer)).ui_language).toBe('english');
    await expectChange(changes[0], await customer.id(), { ui_language: 'english' });
    await expect(page).toHaveURL('/en/account/personal-details');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('language-chosen');
  });
});

import type { BrowserContext, Locator, Page } from '@playwright/test';
import {
  type Customer,
  cartLink,
  expect,
  expectAccessible,
  LANGUAGES,
  loginOf,
  openAlive,
  PLENTIFUL,
  signIn,
  test,
  WIDTHS,
  WORDS,
  type Words,
} from '../fixtures/index.ts';

/** How long a token of the API is valid to the shop, and a little more. */
const USED_UP_MS = (5 * 60 - 15 + 2) * 1000;
const REFRESH = '**/api/token/refresh/';
const RENEWING = { ru: /обновляем\sвход/, en: /renewing your sign-in/ } as const;

interface Shown {
  readonly account: Locator;
  /** In the footer, and on the page of personal details. */
  readonly bots: readonly [Locator, Locator];
}

function shownIn(page: Page, words: Words): Shown {
  const bot = (part: Locator) => part.getByRole('button', { name: /Telegram/ });
  return {
    account: page.getByRole('banner').getByRole('link', { name: words.account }),
    bots: [bot(page.getByRole('contentinfo')), bot(page.getByRole('main'))],
  };
}

async function expectValid({ account, bots }: Shown): Promise<void> {
  for (const bot of bots) await expect(bot).toBeEnabled();
  await expect(account).not.toHaveAccessibleName(/…/);
}

async function expectRenewing({ account, bots }: Shown, text: RegExp): Promise<void> {
  for (const bot of bots) {
    await expect(bot).toBeDisabled();
    await expect(bot).toHaveText(text);
  }
  await expect(account).toHaveText(text);
}

/** Refreshes wait for their answer from now on, until they are let go. */
async function holdRefreshes(context: BrowserContext): Promise<{ count: () => number; letGo: () => void }> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let count = 0;
  await context.route(REFRESH, async (route) => {
    count += 1;
    await promise;
    await route.continue();
  });
  return { count: () => count, letGo: () => resolve(undefined) };
}

/** A customer before the page of their details, whose clock can be set on. */
async function comeSignedIn(page: Page, words: Words, customer: Customer): Promise<Shown> {
  await page.clock.install();
  await signIn(page, words, customer);
  const shown = shownIn(page, words);
  // The server receives the setting of the bot a little later.
  await expect(async () => {
    await openAlive(page, `${words.prefix}/account/personal-details`);
    for (const bot of shown.bots) await expect(bot).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });
  await expectValid(shown);
  return shown;
}

test.describe('a customer whose token is lost or about to end', () => {
  test.use({ expectedErrors: [/status of (?:401|503) /] });

  test.beforeAll(({ environment }) => environment.cms('set', 'CMS_TG_BOT', 'true'));
  test.afterAll(({ environment }) => environment.cms('set', 'CMS_TG_BOT', 'false'));

  for (const language of LANGUAGES) {
    test(`[S6] [S9] [H14] sees the sign-in renewed while that is slow, and can do nothing with the bot until then, in ${language}`, async ({
      page,
      context,
      customer,
    }) => {
      const words = WORDS[language];
      const shown = await comeSignedIn(page, words, customer);
      const refreshes = await holdRefreshes(context);
      await shown.bots[0].focus();
      await page.clock.fastForward(USED_UP_MS);
      await expectRenewing(shown, RENEWING[language]);
      await page.keyboard.press('Enter');
      await shown.bots[1].click({ force: true });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText(customer.email);
      await page.clock.runFor(1500);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        // What the header covers of a link at this place of the page is no smaller link.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expectAccessible(page);
      }
      expect(refreshes.count()).toBe(1);
      refreshes.letGo();
      await expectValid(shown);
      await shown.bots[0].click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    });
  }

  test('[S6] [S10] A token that the API refuses is replaced, and the customer continues', async ({ page, context, customer }) => {
    const shown = await comeSignedIn(page, WORDS.ru, customer);
    const refreshes = await holdRefreshes(context);
    await page.route('**/api/users/tg_link/', (route) => route.fulfill({ status: 401, json: { detail: 'No.', code: 'token_not_valid' } }), {
      times: 1,
    });
    await shown.bots[1].click();
    await expectRenewing(shown, RENEWING.ru);
    refreshes.letGo();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectValid(shown);
    expect(refreshes.count()).toBe(1);
  });

  test('stays signed in while the refresh fails, and is renewed by itself when it works again', async ({ page, customer }) => {
    const shown = await comeSignedIn(page, WORDS.ru, customer);
    await page.route(REFRESH, (route) => route.fulfill({ status: 503, json: { detail: 'Away.' } }), { times: 1 });
    await page.clock.fastForward(USED_UP_MS);
    await expectRenewing(shown, RENEWING.ru);
    await expect(page.getByRole('main')).toContainText(customer.email);
    await page.clock.fastForward(21_000);
    await expectValid(shown);
  });

  for (const language of LANGUAGES) {
    test(`[S5] [S6] is known from the first page on when the very first refresh fails, and is served as soon as it works, in ${language}`, async ({
      page,
      context,
      customer,
    }) => {
      const words = WORDS[language];
      await page.clock.install();
      await customer.call('POST', 'shopping_carts/', { product: PLENTIFUL, amount: 2 });
      await customer.call('POST', 'favorites/', { product: PLENTIFUL });
      await signIn(page, words, customer);
      await context.route(REFRESH, (route) => route.fulfill({ status: 503, json: { detail: 'Away.' } }));
      await openAlive(page, `${words.prefix}/account/personal-details`);
      const account = page.getByRole('banner').getByRole('link', { name: words.account });
      await expect(account).toHaveText(RENEWING[language]);
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: words.retry })).toBeVisible();
      await page.clock.runFor(1500);
      await expect(loginOf(page, words)).toHaveCount(0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }
      await context.unroute(REFRESH);
      await page.clock.fastForward(21_000);
      await expect(main).toContainText(customer.email);
      await expect(account).not.toHaveAccessibleName(/…/);
      await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(2));
      await expect(page.getByRole('banner').getByRole('link', { name: words.favourites })).toHaveAccessibleName(/\s1\s/);
    });
  }

  test('[S6] [S8] The customer is signed out, with a notice, when the refresh is refused', async ({ page, context, customer }) => {
    const shown = await comeSignedIn(page, WORDS.ru, customer);
    await context.clearCookies({ name: 'refresh' });
    await page.clock.fastForward(USED_UP_MS);
    await expect(page.getByText(/Время входа истекло/)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: WORDS.ru.signIn })).toBeVisible();
    for (const bot of shown.bots) await expect(bot).toHaveCount(0);
    await expect(loginOf(page, WORDS.ru)).toHaveCount(0);
  });

  test('[S9] is renewed in two tabs, which agree all the while', async ({ page, context, customer }) => {
    const here = await comeSignedIn(page, WORDS.ru, customer);
    const other = await context.newPage();
    await openAlive(other, '/account/personal-details');
    const there = shownIn(other, WORDS.ru);
    await expectValid(there);
    const refreshes = await holdRefreshes(context);
    // The clock is that of both.
    await page.clock.fastForward(USED_UP_MS);
    await expectRenewing(here, RENEWING.ru);
    await expectRenewing(there, RENEWING.ru);
    refreshes.letGo();
    await expectValid(here);
    await expectValid(there);
    // One request serves both.
    expect(refreshes.count()).toBe(1);
  });
});

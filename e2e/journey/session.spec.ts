import type { Locator, Page } from '@playwright/test';
import { cartLink, deviceCart, expect, fillCart, loginOf, openAlive, signIn, signInByPopup, test, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;
const TABS = 10;

test.describe('a session in many tabs', () => {
  test.describe('that the customer leaves in one', () => {
    // Another tab may have sent a read in the very moment before it receives the sign-out; the API refuses it, and the
    // shopper sees nothing of it.
    test.use({ expectedErrors: [/status of 401 .*\/api\/(?:favorites|shopping_carts|shopping_cart_totals|users|orders|stocks)\//] });

    test('begins in every tab when the customer signs in in one, and ends in every tab', async ({ page, context, customer }) => {
      await openAlive(page, '/news');
      const other = await context.newPage();
      await openAlive(other, '/account/active-orders');
      await expect(loginOf(other, words)).toBeVisible();
      await signIn(page, words, customer);
      await expect(account(other)).toBeVisible();
      await expect(loginOf(other, words)).toBeHidden();
      await expect(other.getByText(words.noActiveOrders)).toBeVisible();

      await page.getByRole('main').getByRole('button', { name: words.signOut }).click();
      await expect(guest(page)).toBeVisible();
      await expect(guest(other)).toBeVisible();
      await expect(loginOf(other, words)).toBeVisible();
      await expect(other.getByText(words.noActiveOrders)).toHaveCount(0);
      await other.reload();
      await expect(guest(other)).toBeVisible();
    });

    test('shows the same cart everywhere, the customer’s and then the device’s', async ({ page, context, customer }) => {
      await customer.call('POST', 'shopping_carts/', { product: 1001, amount: 2 });
      await signIn(page, words, customer);
      const other = await context.newPage();
      await fillCart(other, words, 1);
      for (const tab of [page, other]) {
        await expect(cartLink(tab, words)).toHaveAccessibleName(words.cartOf(3));
      }
      // A command on its way to the server is on the device until it is answered, also after a sign-out.
      await expect.poll(() => deviceCart(other)).toEqual({});
      await page.getByRole('main').getByRole('button', { name: words.signOut }).click();
      for (const tab of [page, other]) {
        await expect(cartLink(tab, words)).toHaveAccessibleName(words.cart);
        await expect(cartLink(tab, words)).not.toHaveAccessibleName(words.cartOf(3));
      }
      expect(await deviceCart(other)).toEqual({});
    });

    test('changes to another customer in every tab', async ({ page, context, customer, another }) => {
      await signIn(page, words, customer);
      const other = await context.newPage();
      await openAlive(other, '/account/personal-details');
      await expect(other.getByRole('main')).toContainText(customer.email);
      await page.getByRole('main').getByRole('button', { name: words.signOut }).click();
      await page.getByRole('main').getByRole('button', { name: words.signIn, exact: true }).click();
      await signInByPopup(page, words, another);
      for (const tab of [page, other]) {
        await expect(tab.getByRole('main')).toContainText(another.email);
        await expect(tab.getByRole('main')).not.toContainText(customer.email);
      }
    });
  });

  test(`survives ${TABS} tabs that load at once`, async ({ page, context, customer }) => {
    await signIn(page, words, customer);
    const refused: string[] = [];
    context.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
    });
    const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
    await Promise.all(tabs.map((tab) => tab.goto('/news')));
    for (const tab of tabs) {
      await expect(account(tab)).toBeVisible();
    }
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const tab of tabs) {
      await expect(account(tab)).toBeVisible();
    }
    expect(refused).toEqual([]);
  });

  test.describe('with a poor network', () => {
    test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of (?:50\d|401)/] });

    test('is kept while refreshing fails, and used when it works again', async ({ page, context, customer }) => {
      await signIn(page, words, customer);
      const fails = [
        (tab: Page) => tab.route('**/api/token/refresh/', (route) => route.abort()),
        (tab: Page) => tab.route('**/api/token/refresh/', (route) => route.fulfill({ status: 503, json: { detail: 'Away.' } })),
      ];
      for (const fail of fails) {
        const tab = await context.newPage();
        await fail(tab);
        await tab.goto('/news');
        await expect(account(tab)).toHaveText(/обновляем\sвход/);
        await tab.unrouteAll();
        await tab.reload();
        await expect(account(tab)).toBeVisible();
      }
      await page.reload();
      await expect(page.getByRole('main')).toContainText(customer.email);
    });

    test('ends for this browser while the server cannot be reached, and on the server as soon as it can', async ({
      page,
      context,
      customer,
    }) => {
      await signIn(page, words, customer);
      await page.route('**/api/logout/', (route) => route.abort());
      await page.getByRole('main').getByRole('button', { name: words.signOut }).click();
      await expect(guest(page)).toBeVisible();
      const refreshes: string[] = [];
      context.on('request', (request) => {
        if (request.url().includes('/api/token/refresh/')) refreshes.push(request.url());
      });
      await page.reload();
      await expect(guest(page)).toBeVisible();
      const other = await context.newPage();
      const signedOut = other.waitForResponse((answer) => answer.url().includes('/api/logout/') && answer.ok());
      await openAlive(other, '/news');
      await expect(guest(other)).toBeVisible();
      await signedOut;
      expect(refreshes).toEqual([]);
    });

    test('does not come back by a refresh that was on its way when it ended', async ({ page, context, customer }) => {
      await signIn(page, words, customer);
      const other = await context.newPage();
      const held = Promise.withResolvers<undefined>();
      const requested = Promise.withResolvers<undefined>();
      await other.route('**/api/token/refresh/', async (route) => {
        requested.resolve(undefined);
        await held.promise;
        await route.continue();
      });
      await other.goto('/news');
      await requested.promise;
      await page.getByRole('main').getByRole('button', { name: words.signOut }).click();
      await expect(guest(page)).toBeVisible();
      held.resolve(undefined);
      await expect(guest(other)).toBeVisible();
      await other.unrouteAll({ behavior: 'ignoreErrors' });
      for (const tab of [page, other]) {
        await tab.reload();
        await expect(guest(tab)).toBeVisible();
      }
    });
  });
});

function account(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: words.account });
}

function guest(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: words.signIn });
}

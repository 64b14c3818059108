import type { Page } from '@playwright/test';
import { untilAlive } from '../fixtures/alive.ts';
import { type Bought, cartLink, deviceCart, expect, fillCart, openAlive, signInByPopup, test, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;
const calls = '**/api/shopping_carts/';

const amountsOf = (bought: readonly Bought[]) => Object.fromEntries(bought.map(({ id }) => [id, 1]));

test.describe('the document of a guest', () => {
  test('the document of the cart has its lines, prices and number of pieces, and the program requests no prices again', async ({
    page,
  }) => {
    const bought = await fillCart(page, words, 2);
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'cart')?.value)
      .toMatch(/^\d+%3A1\.\d+%3A1$/);
    const pricing: string[] = [];
    page.on('request', (request) => request.url().includes('/api/cart_pricing/') && pricing.push(request.url()));
    await page.goto('/cart', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    const names = main.getByRole('heading', { level: 2 });
    const document = await (await page.request.get('/cart')).text();
    for (const { name } of bought) expect(document).toContain(`>${name}<`);
    expect(document).toMatch(/>2 товара</);
    await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(2));
    await untilAlive(page);
    await expect(names.filter({ hasText: bought[0]?.name ?? '' })).toBeVisible();
    // Longer than a burst of changes is waited for.
    await page.waitForTimeout(1000);
    expect(pricing).toEqual([]);
    await cartLink(page, words).click();
    await expect(page.getByRole('main').locator('dt', { hasText: words.total })).toBeVisible();
  });

  test('The document of the cart shows that it is empty after its last line was removed', async ({ page }) => {
    await fillCart(page, words, 1);
    await openAlive(page, '/cart');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Удалить/ })
      .first()
      .click();
    await expect.poll(async () => (await page.context().cookies()).find(({ name }) => name === 'cart')?.value).toBe('');
    expect(await (await page.request.get('/cart')).text()).toContain(words.toCatalogue);
  });

  test('two guests with different carts get different documents', async ({ page }) => {
    const renderCart = async (cart: string) => {
      const document = await (await page.request.get('/cart', { headers: { cookie: `cart=${cart}` } })).text();
      // The shelf below the lines shows products like them.
      return document.split('data-fragment="product-shelf"')[0] ?? '';
    };
    const [one, other] = [await renderCart('1001:2'), await renderCart('1002:1')];
    expect([one.includes('/product/1001"'), one.includes('/product/1002"')]).toEqual([true, false]);
    expect([other.includes('/product/1001"'), other.includes('/product/1002"')]).toEqual([false, true]);
  });

  test('the document of a customer has no lines of the device', async ({ page }) => {
    const document = await (await page.request.get('/cart', { headers: { cookie: 'cart=1001:2; signed-in=1' } })).text();
    expect(document).not.toContain('/product/1001"');
  });
});

test.describe('at sign-in the lines of the device', () => {
  test('[B3] go to the server one by one and leave the device', async ({ page, customer }) => {
    const bought = await fillCart(page, words, 3);
    await openLogin(page);
    await signInByPopup(page, words, customer);
    await expect.poll(() => deviceCart(page)).toEqual({});
    expect(await customer.cart()).toEqual(amountsOf(bought));
    await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(3));
    await page.reload();
    await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(3));
  });

  test('[B3] The guest’s lines join the customer’s lines of another device', async ({ page, customer }) => {
    const [first] = await fillCart(page, words, 1);
    const id = first?.id ?? 0;
    await customer.call('POST', 'shopping_carts/', { product: id, amount: 2 });
    await openLogin(page);
    await signInByPopup(page, words, customer);
    await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(3));
    expect(await customer.cart()).toEqual({ [id]: 3 });
  });

  test.describe('with a poor network', () => {
    test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|status of 50\d/] });

    test('[B3] come once when the answer is lost', async ({ page, customer }) => {
      const bought = await fillCart(page, words, 2);
      let lost = 0;
      await page.route(calls, async (route) => {
        if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
        lost += 1;
        await route.fetch();
        return route.abort();
      });
      await openLogin(page);
      await signInByPopup(page, words, customer);
      await openAlive(page, '/cart');
      await expect.poll(() => deviceCart(page)).toEqual({});
      expect(lost).toBe(1);
      expect(await customer.cart()).toEqual(amountsOf(bought));
    });

    test('[B3] The guest’s lines stay while the server does not respond, with a notice, and are sent when the shopper retries', async ({
      page,
      customer,
    }) => {
      const bought = await fillCart(page, words, 2);
      await page.route(calls, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
      await openLogin(page);
      await signInByPopup(page, words, customer);
      await cartLink(page, words).click();
      await expect(page.getByText(words.notMoved).first()).toBeVisible();
      expect(await deviceCart(page)).toEqual(amountsOf(bought));
      await page.unroute(calls);
      // The first that is answered lets the others go on.
      await page.getByRole('main').getByRole('button', { name: words.retry }).first().click();
      await expect.poll(() => customer.cart()).toEqual(amountsOf(bought));
      await expect.poll(() => deviceCart(page)).toEqual({});
      await expect(page.getByText(words.notMoved)).toHaveCount(0);
    });

    test('[B3] go on after the tab was closed in the middle', async ({ page, context, customer }) => {
      const bought = await fillCart(page, words, 3);
      let sent = 0;
      await page.route(calls, async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        sent += 1;
        return sent === 2 ? page.close() : route.fallback();
      });
      await openLogin(page);
      await signInByPopup(page, words, customer).catch(() => undefined);
      await expect.poll(() => page.isClosed()).toBe(true);
      const next = await context.newPage();
      await openAlive(next, '/');
      await expect.poll(() => deviceCart(next)).toEqual({});
      expect(await customer.cart()).toEqual(amountsOf(bought));
      await expect(cartLink(next, words)).toHaveAccessibleName(words.cartOf(3));
    });
  });

  test('[B3] are sent by one tab when several are open', async ({ page, context, customer }) => {
    const bought = await fillCart(page, words, 3);
    const others = await Promise.all([context.newPage(), context.newPage()]);
    for (const other of others) {
      await openAlive(other, '/news');
    }
    await openLogin(page);
    await signInByPopup(page, words, customer);
    for (const tab of [page, ...others]) {
      await expect(cartLink(tab, words)).toHaveAccessibleName(words.cartOf(3));
    }
    // Lines on their way count in the header already.
    await expect.poll(() => deviceCart(page)).toEqual({});
    expect(await customer.cart()).toEqual(amountsOf(bought));
  });
});

async function openLogin(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: words.signIn }).click();
}

import type { Page, Request } from '@playwright/test';
import {
  type Customer,
  cartLink,
  comeAs,
  expect,
  expectAccessible,
  fillCart,
  openAlive,
  openReview,
  PLENTIFUL,
  signIn,
  test,
} from '../fixtures/index.ts';

const OTHER = 1004;

test.describe('the requests of the browser about a cart', () => {
  test('[W27] [W28] reads page after page of the lines, and the totals, as the customer', async ({ page, customer }) => {
    const calls = listen(page);
    const words = await comeAs(page, 'ru', 1440);
    await fill(customer);
    await signIn(page, words, customer);
    await openAlive(page, '/cart');
    await expect(page.getByRole('spinbutton')).toHaveCount(2);
    const [lines] = calls.of('GET', '/api/shopping_carts/');
    expect(new URL(lines?.url() ?? '').search).toBe('?page=1');
    expect(calls.of('GET', '/api/shopping_cart_totals/').length).toBeGreaterThan(0);
    for (const call of calls.of('GET', /\/api\/shopping_cart/)) expect(await call.headerValue('authorization')).toMatch(/^Bearer /);
  });

  test('[W29] An addition sends amount, product and stock, and its key', async ({ page, customer }) => {
    const calls = listen(page);
    const words = await comeAs(page, 'en', 375);
    await signIn(page, words, customer);
    const [bought] = await fillCart(page, words, 1);
    await expect.poll(() => customer.cart()).toEqual({ [bought?.id ?? 0]: 1 });
    const [call, ...more] = calls.of('POST', '/api/shopping_carts/');
    expect(more).toEqual([]);
    expect(call?.postDataJSON()).toEqual({ product: bought?.id, amount: 1, stock: null });
    await expectSigned(call);
    expect(await call?.headerValue('idempotency-key')).toMatch(/^[\w-]{8,}$/);
  });

  test('[W30] [W31] A change sends amount, product and stock, and a removal sends nothing', async ({ page, customer }) => {
    const calls = listen(page);
    const words = await comeAs(page, 'ru', 375);
    await fill(customer);
    const { results } = await customer.call<{ results: { id: number; product: number }[] }>('GET', 'shopping_carts/');
    const id = results.find(({ product }) => product === PLENTIFUL)?.id;
    await signIn(page, words, customer);
    await openAlive(page, '/cart');
    await page.getByRole('button', { name: words.increase }).first().click();
    await expect.poll(() => customer.cart()).toEqual({ [PLENTIFUL]: 2, [OTHER]: 1 });
    const [change] = calls.of('PATCH', `/api/shopping_carts/${id}/`);
    expect(change?.postDataJSON()).toEqual({ product: PLENTIFUL, amount: 2, stock: null });
    await expectSigned(change);
    await page.getByRole('button', { name: words.remove }).first().click();
    await expect.poll(() => customer.cart()).toEqual({ [OTHER]: 1 });
    const [removal] = calls.of('DELETE', `/api/shopping_carts/${id}/`);
    expect(removal?.postData()).toBeNull();
    await expectSigned(removal);
  });

  for (const [language, width] of [
    ['ru', 375],
    ['en', 1440],
  ] as const) {
    test(`[W32] empties a customer's cart by one call without a body, and brings it back (${language}, ${width} px)`, async ({
      page,
      customer,
    }) => {
      const calls = listen(page);
      const words = await comeAs(page, language, width);
      await fill(customer);
      await signIn(page, words, customer);
      await openAlive(page, `${words.prefix}/cart`);
      await page.getByRole('button', { name: words.clear }).focus();
      await page.keyboard.press('Enter');
      const question = page.getByRole('dialog');
      await expect(question).toBeVisible();
      await expectAccessible(page);
      await question.getByRole('button', { name: words.clearConfirm, exact: true }).click();
      await expect(page.getByRole('heading', { name: words.emptyCart })).toBeVisible();
      expect(await customer.cart()).toEqual({});
      const changes = calls.of('DELETE', /\/api\/shopping_carts\//);
      expect(changes.map((call) => new URL(call.url()).pathname)).toEqual(['/api/shopping_carts/delete_all/']);
      expect(changes[0]?.postData()).toBeNull();
      await expectSigned(changes[0]);
      const undo = page.getByRole('button', { name: words.bringBack });
      await expect(undo).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect.poll(async () => Object.keys(await customer.cart())).toEqual([String(PLENTIFUL), String(OTHER)]);
      await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(2));
      const order = await customer.call<{ results: { product: number }[] }>('GET', 'shopping_carts/');
      expect(order.results.map(({ product }) => product)).toEqual([PLENTIFUL, OTHER]);
    });
  }
});

test('[W36] Payment step and review request the payment methods at the chosen place, as the customer', async ({ page, customer }) => {
  const calls = listen(page);
  const words = await comeAs(page, 'en', 1440);
  await openReview(page, words, customer, 'byCard');
  const { results } = await customer.call<{ results: { id: number }[] }>('GET', 'stocks/');
  const requested = calls.of('GET', '/api/payment_methods/');
  expect(requested.map((call) => new URL(call.url()).search)).toEqual(Array(2).fill(`?stock=${results[0]?.id}`));
  for (const call of requested) expect(await call.headerValue('authorization')).toMatch(/^Bearer /);
});

async function fill(customer: Customer): Promise<void> {
  for (const product of [PLENTIFUL, OTHER]) await customer.call('POST', 'shopping_carts/', { product, amount: 1 });
}

function listen(page: Page) {
  const received: Request[] = [];
  page.on('request', (request) => received.push(request));
  return {
    of: (method: string, path: string | RegExp) =>
      received.filter((call) => {
        const { pathname } = new URL(call.url());
        return call.method() === method && (typeof path === 'string' ? pathname === path : path.test(pathname));
      }),
  };
}

/** It is the customer's: a bearer token, and the anti-forgery header read from the cookie. */
async function expectSigned(call: Request | undefined): Promise<void> {
  expect(await call?.headerValue('authorization')).toMatch(/^Bearer /);
  const cookie = (await call?.headerValue('cookie')) ?? '';
  expect(await call?.headerValue('x-csrftoken')).toBe(/csrftoken=([^;]+)/.exec(cookie)?.[1]);
}

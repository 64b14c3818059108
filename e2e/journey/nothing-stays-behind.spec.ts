import type { Page, Route } from '@playwright/test';
import {
  addFromList,
  CARDS,
  type Customer,
  chooseFromList,
  choosePayment,
  comeAs,
  deviceCart,
  expect,
  expectResult,
  fillCart,
  goToReview,
  openAlive,
  PLENTIFUL,
  payWith,
  placeButton,
  signIn,
  test,
} from '../fixtures/index.ts';

const lines = '**/api/shopping_carts/';
const readings = '**/api/shopping_carts/?*';

/** What became of the sending of a guest's line in the four walks that left one behind. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is dropped before the server': (route) => route.abort(),
  'is dropped after it': async (route) => {
    await route.fetch();
    await route.abort();
  },
  'is answered 500': (route) => route.fulfill({ status: 500, json: { detail: 'no' } }),
  'is answered with a page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>proxy' }),
};

/** Everything that was put in, ordered or in a cart, each once. */
async function everything(page: Page, customer: Customer): Promise<Readonly<Record<number, number>>> {
  const pieces: Record<number, number> = {};
  const count = (product: number, amount: number) => {
    pieces[product] = (pieces[product] ?? 0) + amount;
  };
  for (const order of await customer.orders()) for (const { product, amount } of order.lines) count(product, amount);
  for (const cart of [await customer.cart(), await deviceCart(page)]) {
    for (const [product, amount] of Object.entries(cart)) count(Number(product), amount);
  }
  return pieces;
}

test.describe('on the way from a guest’s cart to an order', () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 50\d/] });

  for (const [index, [what, fail]] of Object.entries(FAULTS).entries()) {
    const [language, width] = index % 2 === 0 ? (['ru', 375] as const) : (['en', 1440] as const);

    test(`A line whose sending ${what} is named before anything is ordered, and is part of the order after another try (${language})`, async ({
      page,
      customer,
    }) => {
      const words = await comeAs(page, language, width);
      const [bought] = await fillCart(page, words, 1);
      await customer.call('POST', 'shopping_carts/', { product: PLENTIFUL, amount: 1 });
      await page.route(lines, (route) => (route.request().method() === 'POST' ? fail(route) : route.fallback()));
      await signIn(page, words, customer);
      await openAlive(page, `${words.prefix}/checkout`);
      const undecided = page.getByRole('region', { name: words.undecided });
      await expect(undecided).toContainText(bought?.name ?? '');
      await expect(page.getByRole('button', { name: words.next })).toHaveCount(0);
      await page.unroute(lines);
      await undecided.getByRole('button', { name: words.retry }).click();
      await expect(undecided).toHaveCount(0);
      await goToReview(page, words);
      const accept = page.getByRole('button', { name: words.accept });
      await expect(placeButton(page, words)).toBeVisible();
      // What has come to the cart since it was seen is agreed to; a line whose answer alone was lost had been seen.
      if (await accept.isVisible()) await accept.click();
      await placeButton(page, words).click();
      await expectResult(page, words.placed);
      expect(await customer.orders()).toHaveLength(1);
      expect(await everything(page, customer)).toEqual({ [PLENTIFUL]: 1, [bought?.id ?? 0]: 1 });
      expect(await customer.cart()).toEqual({});
    });
  }

  test('An addition during a lost response to the first reading of the cart is ordered with the rest', async ({ page, customer }) => {
    const words = await comeAs(page, 'ru', 375);
    const [first] = await fillCart(page, words, 1);
    await signIn(page, words, customer);
    await expect.poll(() => customer.cart()).toEqual({ [first?.id ?? 0]: 1 });
    let lost = 0;
    await page.route(readings, async (route) => {
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await openAlive(page, '/');
    await expect.poll(() => lost).toBeGreaterThan(0);
    const second = await addFromList(page, words, 1);
    await expect.poll(() => customer.cart()).toEqual({ [first?.id ?? 0]: 1, [second.id]: 1 });
    await page.unroute(readings);
    await openAlive(page, '/checkout');
    await goToReview(page, words);
    await placeButton(page, words).click();
    await expectResult(page, words.placed);
    expect(await customer.orders()).toMatchObject([{ lines: [{ product: first?.id }, { product: second.id }] }]);
    expect(await everything(page, customer)).toEqual({ [first?.id ?? 0]: 1, [second.id]: 1 });
  });

  test('Nothing is lost when the payment page is held and reloaded, in the shop and at the bank', async ({ page, context, customer }) => {
    const words = await comeAs(page, 'en', 1440);
    const [bought] = await fillCart(page, words, 1);
    await customer.call('POST', 'shopping_carts/', { product: PLENTIFUL, amount: 1 });
    // The line is on its way to the server, and no answer comes.
    await page.route(lines, (route) => (route.request().method() === 'POST' ? undefined : route.fallback()));
    await signIn(page, words, customer);
    await page.unroute(lines);
    await openAlive(page, `${words.prefix}/checkout`);
    await chooseFromList(page, words);
    await context.route('**/api/**', () => undefined);
    await page.reload();
    await context.unroute('**/api/**');
    await page.reload();
    await choosePayment(page, words, 'byCard');
    const held: string[] = [];
    await context.route(/\/pay\//, (route) => {
      held.push(route.request().url());
      return held.length === 1 ? undefined : route.fallback();
    });
    await placeButton(page, words).click();
    await expect.poll(() => held.length).toBe(1);
    await page.goto(held[0] ?? '');
    await payWith(page, words, CARDS.good);
    const number = await expectResult(page, words.paid);
    expect(await customer.orders()).toMatchObject([{ number, payment: { status: 'paid' } }]);
    expect(await everything(page, customer)).toEqual({ [PLENTIFUL]: 1, [bought?.id ?? 0]: 1 });
  });
});

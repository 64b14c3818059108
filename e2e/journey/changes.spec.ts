import type { Page } from '@playwright/test';
import {
  type Customer,
  expect,
  expectAccessible,
  expectResult,
  goToReview,
  openAlive,
  placeButton,
  signIn,
  test,
  WORDS,
} from '../fixtures/index.ts';

const words = WORDS.ru;
/** Products that no other test buys: the last of the catalogue's first page of identifiers. */
const PRODUCT = 1100;
const OTHER = 1101;

test.describe('Changes on the way to an order are shown before it is placed', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('a price: the old and the new one, and consent to it', async ({ environment, page, customer }) => {
    await environment.cms('product', String(PRODUCT), 'price', '700.00');
    await environment.cms('product', String(PRODUCT), 'availability', '50');
    await openReview(page, customer);
    await environment.cms('product', String(PRODUCT), 'price', '1400.00');
    await placeButton(page, words).click();
    await expect(page.getByRole('heading', { name: words.changed })).toBeVisible();
    await expectAccessible(page);
    expect(await customer.orders()).toHaveLength(0);
    await page.getByRole('button', { name: words.accept }).click();
    await placeButton(page, words).click();
    await expectResult(page, words.placed);
    expect(await customer.orders()).toHaveLength(1);
  });

  test('a line added on another device', async ({ environment, page, customer }) => {
    await environment.cms('product', String(PRODUCT), 'availability', '50');
    await openReview(page, customer);
    await customer.call('POST', 'shopping_carts/', { product: OTHER, amount: 1 });
    await placeButton(page, words).click();
    await expect(page.getByRole('heading', { name: words.changed })).toBeVisible();
    expect(await customer.orders()).toHaveLength(0);
    await page.getByRole('button', { name: words.accept }).click();
    await placeButton(page, words).click();
    await expectResult(page, words.placed);
    expect(await customer.orders()).toMatchObject([{ lines: [{ product: PRODUCT }, { product: OTHER }] }]);
  });

  test('The last piece is bought by another customer: nothing is ordered, and the cart shows the next step', async ({
    environment,
    page,
    customer,
    another,
  }) => {
    await environment.cms('product', String(PRODUCT), 'availability', '1');
    await openReview(page, customer);
    await buy(another);
    await placeButton(page, words).click();
    await expect(page.getByText(words.notAll)).toBeVisible();
    await expect(placeButton(page, words)).toBeDisabled();
    await expectAccessible(page);
    expect(await customer.orders()).toHaveLength(0);
    await page.getByRole('main').getByRole('link', { name: words.editCart }).first().click();
    await expect(page.getByText(words.soldOut)).toBeVisible();
  });
});

/** Signed in, with one piece of the product in the cart, at the review. */
async function openReview(page: Page, customer: Customer): Promise<void> {
  await customer.call('POST', 'shopping_carts/', { product: PRODUCT, amount: 1 });
  await signIn(page, words, customer);
  await openAlive(page, '/checkout');
  await goToReview(page, words);
  await expect(placeButton(page, words)).toBeEnabled();
}

/** Another customer, on another device, orders a piece. */
async function buy(customer: Customer): Promise<void> {
  interface Cart {
    readonly results: readonly { product: number; amount: number; total_inc_vat: string }[];
  }
  interface Totals {
    readonly delivery: readonly { total_amount: string }[];
  }
  await customer.call('POST', 'shopping_carts/', { product: PRODUCT, amount: 1 });
  const { results: lines } = await customer.call<Cart>('GET', 'shopping_carts/');
  const { delivery } = await customer.call<Totals>('GET', 'shopping_cart_totals/');
  const { results: points } = await customer.call<{ results: readonly { id: string; prepaid: boolean }[] }>('GET', 'pickup_points/');
  const place = points.find(({ prepaid }) => !prepaid)?.id;
  const { id: stock } = await customer.call<{ id: number }>('POST', 'stocks/', { customer: await customer.id(), location: place });
  await customer.call(
    'POST',
    'orders/',
    {
      stock,
      payment_method: 'on_pickup',
      lines: lines.map(({ product, amount, total_inc_vat }) => ({ product, amount, total_inc_vat })),
      total_amount: delivery[0]?.total_amount,
    },
    { 'idempotency-key': crypto.randomUUID() },
  );
}

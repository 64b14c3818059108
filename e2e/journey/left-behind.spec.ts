import {
  comeAs,
  expect,
  expectAccessible,
  expectResult,
  fillCart,
  goToReview,
  openAlive,
  PLENTIFUL,
  placeButton,
  signIn,
  test,
} from '../fixtures/index.ts';

const calls = '**/api/shopping_carts/';

test.describe('goods that did not get into the customer’s cart', () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 50\d/] });

  for (const [language, width] of [
    ['ru', 375],
    ['en', 1440],
  ] as const) {
    test(`stop the order until the shopper has decided, and are named to the end (${language}, ${width} px)`, async ({
      page,
      customer,
    }) => {
      const words = await comeAs(page, language, width);
      const [bought] = await fillCart(page, words, 1);
      await customer.call('POST', 'shopping_carts/', { product: PLENTIFUL, amount: 1 });
      await page.route(calls, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
      await signIn(page, words, customer);
      await openAlive(page, `${words.prefix}/checkout`);
      const undecided = page.getByRole('region', { name: words.undecided });
      await expect(undecided).toContainText(bought?.name ?? '');
      await expect(page.getByRole('button', { name: words.next })).toHaveCount(0);
      await expectAccessible(page);

      await undecided.getByRole('button', { name: words.orderWithout }).click();
      await goToReview(page, words);
      await expect(page.getByRole('region', { name: words.willNotBePart })).toContainText(bought?.name ?? '');
      await expectAccessible(page);
      await placeButton(page, words).click();
      await expectResult(page, words.placed);
      await expect(page.getByRole('region', { name: words.stillInCart })).toContainText(bought?.name ?? '');
      await expectAccessible(page);
      expect(await customer.orders()).toMatchObject([{ lines: [{ product: PLENTIFUL }] }]);

      await page.unroute(calls);
      await page.reload();
      await expect.poll(() => customer.cart()).toEqual({ [bought?.id ?? 0]: 1 });
    });
  }
});

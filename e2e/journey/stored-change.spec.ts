import { cartLink, expect, LANGUAGES, openAlive, PLENTIFUL, signIn, test, WORDS } from '../fixtures/index.ts';

const lines = '**/api/shopping_carts/*/';

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`An amount changed while the shop did not respond is there after a reload (${language})`, async ({ page, customer }) => {
    await customer.call('POST', 'shopping_carts/', { product: PLENTIFUL, amount: 1 });
    await signIn(page, words, customer);
    await openAlive(page, `${words.prefix}/cart`);
    const main = page.getByRole('main');
    // Never answered, and never at the server.
    await page.route(lines, () => undefined);
    await main.getByRole('button', { name: words.increase }).click();
    await expect(main.getByRole('spinbutton')).toHaveValue('2');
    expect(await customer.cart()).toEqual({ [PLENTIFUL]: 1 });
    await page.unroute(lines);
    await openAlive(page, `${words.prefix}/faq`);
    await expect.poll(() => customer.cart()).toEqual({ [PLENTIFUL]: 2 });
    await expect(cartLink(page, words)).toContainText('2');

    await openAlive(page, `${words.prefix}/cart`);
    await page.route(lines, () => undefined);
    await main.getByRole('button', { name: words.remove }).click();
    await expect(main.getByRole('spinbutton')).toHaveCount(0);
    await page.unroute(lines);
    await page.reload();
    await expect.poll(() => customer.cart()).toEqual({});
    await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrava.cart.v1'))).toBeNull();
  });
}

import type { Locator, Page } from '@playwright/test';
import {
  customerCall,
  expect,
  expectAccessible,
  listenForCalls,
  openAlive,
  placeOrder,
  signIn,
  test,
  WIDTHS,
  WORDS,
} from '../fixtures/index.ts';

const repeatCalls = (page: Page) => {
  const calls = listenForCalls(page);
  return () => calls.filter(({ path }) => path.endsWith('/repeat/'));
};
const popup = (page: Page, name: RegExp): Locator => page.getByRole('dialog', { name });

for (const [language, product] of [
  ['ru', 1102],
  ['en', 1103],
] as const) {
  const words = WORDS[language];

  test(`[W36] An order is put into the cart once more by one call, and missing goods and changed prices are shown (${language})`, async ({
    environment,
    page,
    customer,
  }) => {
    const change = (what: string, to: string) => environment.cms('product', String(product), what, to);
    await change('availability', '50');
    const number = await placeOrder(customer, 3, product);
    await change('availability', '2');
    await change('price', '4321.00');
    await signIn(page, words, customer);
    await openAlive(page, `${words.prefix}/account/active-orders`);
    const other = await page.context().newPage();
    await openAlive(other, `${words.prefix}/faq`);
    const calls = repeatCalls(page);

    const button = page.getByRole('button', { name: words.repeatOrder });
    await button.dblclick();
    const outcome = popup(page, words.partRepeated);
    await expect(outcome.locator('h2[tabindex]')).toBeFocused();
    await expect(outcome).toContainText(words.addedPartly);
    await expect(outcome).toContainText(words.priceThenNow);
    const idempotencyKey = expect.stringMatching(/^[\w-]{8,100}$/) as unknown as string;
    expect(calls()).toEqual([customerCall('POST', `orders/${number}/repeat/`, { idempotencyKey, language: words.iso })]);
    expect(await customer.cart()).toEqual({ [product]: 2 });
    for (const tab of [page, other]) await expect(tab.getByRole('banner').locator('a[href$="/cart"]').first()).toContainText('2');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }

    await page.keyboard.press('Tab');
    await expect(outcome.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(outcome).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    // All the rest is in the cart by now.
    await popup(page, words.nothingRepeated).getByRole('link', { name: words.toCart }).click();
    await expect(page).toHaveURL(`${words.prefix}/cart`);
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2');
    expect(await customer.cart()).toEqual({ [product]: 2 });
  });
}

test.describe('when the shop does not answer', () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 50\d/] });

  test('An order is repeated once, with any number of retries', async ({ page, customer }) => {
    const words = WORDS.ru;
    const number = await placeOrder(customer, 2);
    await signIn(page, words, customer);
    await openAlive(page, `${words.prefix}/checkout/result/${number}`);
    const calls = repeatCalls(page);
    let isLost = true;
    await page.route('**/repeat/', async (route) => {
      if (!isLost) return route.fallback();
      isLost = false;
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: words.repeatOrder }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(words.shopSilent);
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: words.tryAgain }).click();
    await expect(popup(page, words.repeated)).toBeVisible();
    expect(new Set(calls().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(calls()).toHaveLength(2);
    expect(Object.values(await customer.cart())).toEqual([2]);
    await page.getByRole('dialog').getByRole('button', { name: words.stayHere }).click();
    await expect(page.getByRole('button', { name: words.repeatOrder })).toBeFocused();
  });
});

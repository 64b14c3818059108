import type { Locator, Page } from '@playwright/test';
import {
  addFromList,
  CARDS,
  cartLink,
  chooseFromList,
  chooseOnMap,
  choosePayment,
  deviceCart,
  expect,
  expectAccessible,
  expectResult,
  fillCart,
  loginOf,
  openAlive,
  payWith,
  placeButton,
  SHOPPERS,
  signIn,
  signInByPopup,
  test,
  tilesOf,
  type Words,
} from '../fixtures/index.ts';

test.setTimeout(90_000);

for (const { language, width, words } of SHOPPERS) {
  // Each way of delivery and of payment is gone in each language, and on each width.
  const isOnMap = (language === 'ru') === (width === 375);

  test.describe(`one shopper's whole way (${language}, ${width} px)`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[B3] from search to checkout, where the cart comes along', async ({ page, customer }) => {
      await test.step('finds, filters, looks at a product and comes back to the same place', async () => {
        await openAlive(page, `${words.prefix}/`);
        await page.getByRole('combobox', { name: words.search }).fill(words.request);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toContainText(words.request);
        await filterInStock(page, words);
        const tile = tilesOf(page, words).nth(2);
        const link = tile.getByRole('heading').getByRole('link');
        const name = (await link.textContent()) ?? '';
        await link.scrollIntoViewIfNeeded();
        const place = await page.evaluate(() => Math.round(scrollY));
        await link.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        await page.goBack();
        await expect(link).toHaveText(name);
        await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
      });

      const bought = await test.step('puts two products into the cart as a guest', async () => {
        const both = [await addFromList(page, words, 0), await addFromList(page, words, 1)];
        await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(2));
        return both;
      });

      await test.step('changes the cart', async () => {
        await cartLink(page, words).click();
        const lines = page.getByRole('list', { name: words.lines });
        await expect(lines.getByRole('listitem')).toHaveCount(2);
        await lines.getByRole('button', { name: words.increase }).first().click();
        await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(3));
        await lines.getByRole('button', { name: words.remove }).last().click();
        await page.getByRole('button', { name: words.undo }).click();
        await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(3));
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page);
      });

      await test.step('signs in on the way to checkout; the lines come along', async () => {
        await page.getByRole('button', { name: words.checkout }).click();
        await expect(loginOf(page, words)).toBeVisible();
        await signInByPopup(page, words, customer);
        await expect(page).toHaveURL(new RegExp(`${words.prefix}/checkout/delivery$`), { timeout: 15_000 });
        await expect.poll(() => deviceCart(page)).toEqual({});
        expect(await customer.cart()).toEqual({ [bought[0]?.id ?? 0]: 2, [bought[1]?.id ?? 0]: 1 });
      });
    });

    test('[O1] [O3] [A20] from the cart to a placed order, and out of it again', async ({ page, customer }) => {
      const bought = await fillCart(page, words);
      await signIn(page, words, customer);
      await openAlive(page, `${words.prefix}/cart`);
      await page.getByRole('button', { name: words.checkout }).click();

      const point = await test.step('chooses where to fetch it', async () => {
        await expect(page.getByRole('heading', { level: 1, name: words.choosePlace })).toBeVisible();
        await expectAccessible(page);
        return isOnMap ? chooseOnMap(page, words) : chooseFromList(page, words);
      });

      await test.step('chooses how to pay, and reviews', async () => {
        await expectAccessible(page);
        await choosePayment(page, words, isOnMap ? 'byCard' : 'onPickup');
        await expect(page.getByRole('main')).toContainText(point);
        const lines = page.getByRole('list', { name: words.goods });
        await expect(lines.getByRole('listitem')).toHaveCount(2);
        for (const { name } of bought) {
          await expect(lines).toContainText(name);
        }
        await expectAccessible(page);
      });

      const number = await test.step('places the order', async () => {
        await placeButton(page, words).click();
        if (isOnMap) {
          await payWith(page, words, CARDS.good);
        }
        const placed = await expectResult(page, isOnMap ? words.paid : words.placed);
        await expect(page.getByRole('main')).toContainText(point);
        await expectAccessible(page);
        return placed;
      });

      await test.step('sees it among the orders; the cart is empty', async () => {
        expect(await customer.cart()).toEqual({});
        await page.getByRole('link', { name: words.toOrders }).click();
        await expect(page.getByRole('heading', { level: 1, name: words.activeOrders })).toBeVisible();
        await expect(cartLink(page, words)).not.toHaveAccessibleName(words.cartOf(2));
        await expect(orderCard(page, number)).toContainText(point);
        await expectAccessible(page);
      });

      await test.step('cancels it', async () => {
        await orderCard(page, number).getByRole('button', { name: words.cancel }).click();
        const question = page.getByRole('dialog');
        await question.getByRole('button', { name: words.confirmCancel, exact: true }).click();
        await expect(question).toBeHidden();
        await expect(orderCard(page, number)).toHaveCount(0);
        await page.getByRole('navigation').locator('a[href$="/account/completed-orders"]').click();
        await expect(page.getByRole('heading', { level: 1, name: words.completedOrders })).toBeVisible();
        await expect(orderCard(page, number)).toContainText(words.canceled);
        expect(await customer.orders()).toMatchObject([{ number, status: 'canceled' }]);
      });
    });
  });
}

/** By the box beside the list, which narrow screens keep in a drawer. */
async function filterInStock(page: Page, words: Words): Promise<void> {
  const drawer = page.getByRole('button', { name: words.filters });
  const isNarrow = await drawer.isVisible();
  if (isNarrow) {
    await drawer.click();
  }
  await page.getByRole('checkbox', { name: words.inStock }).check();
  await expect(page).toHaveURL(/in_stock/);
  if (isNarrow) {
    await page.getByRole('button', { name: words.show }).click();
  }
}

function orderCard(page: Page, number: string): Locator {
  return page.getByRole('main').getByRole('listitem', { name: new RegExp(number) });
}

import { expect, expectFocusSeen, expectResult, openAlive, signIn, tabTo, test, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;

test('[O1] an order is placed by keyboard alone, from the cart to its page', async ({ page, customer }) => {
  await customer.call('POST', 'shopping_carts/', { product: 1010, amount: 1 });
  await signIn(page, words, customer);
  await openAlive(page, '/cart');
  await expect(page.getByRole('button', { name: words.checkout })).toBeEnabled();
  await tabTo(page, words.checkout);
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: words.choosePlace })).toBeVisible();
  await expect(page.getByRole('button', { name: words.next })).toBeVisible();
  await tabTo(page, words.openList);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: words.pickHere }).first()).toBeVisible();
  await tabTo(page, words.pickHere);
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
  await tabTo(page, words.next);
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: words.choosePayment })).toBeVisible();
  await expect(page.getByRole('button', { name: words.next })).toBeVisible();
  await tabTo(page, words.byCard);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: words.onPickup })).toBeChecked();
  await tabTo(page, words.next);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: words.review })).toBeVisible();
  await expect(page.getByRole('button', { name: words.place })).toBeEnabled();
  await tabTo(page, words.place);
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expectResult(page, words.placed);
  await tabTo(page, words.toOrders);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words.activeOrders })).toBeVisible();
});

test('a place is chosen on the map by keyboard alone, and closing the map gives the focus back', async ({ page, customer }) => {
  await customer.call('POST', 'shopping_carts/', { product: 1010, amount: 1 });
  await signIn(page, words, customer);
  await openAlive(page, '/checkout');
  await expect(page.getByRole('button', { name: words.openMap })).toBeVisible();
  await tabTo(page, words.openMap);
  await page.keyboard.press('Enter');
  const widget = page.getByRole('dialog', { name: words.map });
  await expect(widget.getByRole('button', { name: words.pickOnMap }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(widget).toBeHidden();
  await expect(page.getByRole('button', { name: words.openMap })).toBeFocused();
  await page.keyboard.press('Enter');
  const choose = widget.getByRole('button', { name: words.pickOnMap, disabled: false }).first();
  await expect(choose).toBeVisible();
  await tabTo(page, (await choose.getAttribute('aria-label')) ?? '');
  await page.keyboard.press('Enter');
  await expect(widget).toBeHidden();
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
});

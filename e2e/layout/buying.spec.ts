import {
  CARDS,
  chooseFromList,
  choosePayment,
  expect,
  expectResult,
  fillCart,
  LANGUAGES,
  openAlive,
  payWith,
  placeButton,
  placeOrder,
  signIn,
  test,
  tilesOf,
  WORDS,
} from '../fixtures/index.ts';
import { expectSoundLayout } from './widths.ts';

test.describe.configure({ timeout: 120_000 });

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`Nothing overflows, overlaps, is clipped or collapses in the cart at any width (${language})`, async ({ page }) => {
    await fillCart(page, words, 4);
    // Eight cards stand for all: a list of 24 takes the test three times as long.
    await tilesOf(page, words).evaluateAll((tiles) => {
      for (const tile of tiles.slice(8)) tile.remove();
    });
    await expectSoundLayout(page, 'list with steppers');
    await openAlive(page, `${words.prefix}/cart`);
    await expect(page.getByText(words.total)).toBeVisible();
    await expectSoundLayout(page, 'full cart');
    await page.getByRole('button', { name: words.remove }).first().click();
    await expect(page.getByRole('button', { name: words.undo })).toBeVisible();
    await page.getByRole('button', { name: words.undo }).focus();
    await expectSoundLayout(page, 'removed line');
    await page.getByRole('button', { name: words.clear, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSoundLayout(page, 'question before clearing');
  });

  test(`Nothing overflows, overlaps, is clipped or collapses in the checkout at any width (${language})`, async ({ page, customer }) => {
    await customer.call('POST', 'shopping_carts/', { product: 1003, amount: 2 });
    await signIn(page, words, customer);
    await openAlive(page, `${words.prefix}/checkout`);
    await page.getByRole('button', { name: words.openList }).click();
    await expect(page.getByRole('button', { name: words.pickHere }).first()).toBeVisible();
    await expectSoundLayout(page, 'list of pickup points');
    await page.getByRole('button', { name: words.openMap }).click();
    await expect(page.getByRole('dialog', { name: words.map }).getByRole('button', { name: words.pickOnMap }).first()).toBeVisible();
    await expectSoundLayout(page, 'map');
    await page.keyboard.press('Escape');
    await page.reload();
    await chooseFromList(page, words);
    await expectSoundLayout(page, 'payment');
    await choosePayment(page, words, 'byCard');
    await expect(placeButton(page, words)).toBeEnabled();
    await expectSoundLayout(page, 'review');
    await placeButton(page, words).click();
    await expect(page).toHaveURL(/\/pay\//);
    await expectSoundLayout(page, 'card');
    await payWith(page, words, CARDS.declined);
    await expectResult(page, words.failed);
    await expectSoundLayout(page, 'unpaid order');
    await openAlive(page, `${words.prefix}/checkout/result/${await placeOrder(customer)}`);
    await expectResult(page, words.placed);
    await expectSoundLayout(page, 'placed order');
  });
}

import type { Page } from '@playwright/test';
import {
  addFromList,
  comeAs,
  expect,
  expectAccessible,
  expectResult,
  goToReview,
  openAlive,
  openReview,
  PLENTIFUL,
  placeButton,
  signIn,
  signInByPopup,
  test,
  tilesOf,
} from '../fixtures/index.ts';

/** Remotes whose scripts the document that is open has loaded. */
async function remotesOf(page: Page): Promise<readonly string[]> {
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const scripts = addresses.filter((path) => path.startsWith('/releases/') && path.endsWith('.js'));
  return [...new Set(scripts.map((path) => path.split('/')[2] ?? ''))].filter((name) => name !== 'shell').sort();
}

for (const language of ['ru', 'en'] as const) {
  test(`the checkout runs the code of the cart and the account alone, whatever the shopper has visited before (${language})`, async ({
    page,
    customer,
  }) => {
    const words = await comeAs(page, language, language === 'ru' ? 375 : 1440);
    await signIn(page, words, customer);
    await openAlive(page, `${words.prefix}/`);
    await addFromList(page, words, 0);
    expect(await remotesOf(page)).toContain('mfe-catalog');
    await openAlive(page, `${words.prefix}/cart`);
    await page.getByRole('button', { name: words.checkout }).click();
    await goToReview(page, words);
    await expect(placeButton(page, words)).toBeEnabled();
    expect(await remotesOf(page)).toEqual(['mfe-cart-checkout']);
    const styles = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
    expect(styles.filter((href) => href.includes('/mfe-catalog/'))).toEqual([]);
    await expect(page.getByRole('banner').getByRole('search')).toHaveCount(0);

    await page
      .getByRole('banner')
      .getByRole('link', { name: /^(В корзину|Back to cart)$/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: words.cart })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('search')).toHaveCount(1);
  });
}

test('a guest signs in on a page of the checkout, and its logo leads to the catalogue', async ({ page, customer }) => {
  const words = await comeAs(page, 'en', 1440);
  await customer.call('POST', 'shopping_carts/', { product: PLENTIFUL, amount: 1 });
  await openAlive(page, `${words.prefix}/checkout/delivery`);
  await signInByPopup(page, words, customer);
  await expect(page.getByRole('heading', { level: 1, name: words.choosePlace })).toBeVisible();
  expect(await remotesOf(page)).toEqual(['mfe-account', 'mfe-cart-checkout']);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Vitrava/ })
    .click();
  await expect(tilesOf(page, words).first()).toBeVisible();
  await addFromList(page, words, 1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: words.choosePlace })).toBeVisible();
});

for (const width of [375, 1440]) {
  test(`the header of the checkout shows logo, steps and the way back, and the placed order has no steps (${width} px)`, async ({
    page,
    customer,
  }) => {
    const words = await comeAs(page, 'en', width);
    await openReview(page, words, customer);
    const header = page.getByRole('banner');
    const steps = header.getByRole('navigation', { name: 'Checkout steps' });
    await expect(header.getByRole('link', { name: 'Back to cart' })).toBeVisible();
    await expect(steps.locator('[aria-current="step"]')).toHaveText(/Review/);
    await steps.getByRole('link', { name: /Payment/ }).click();
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await expect(steps.locator('[aria-current="step"]')).toHaveText(/Payment/);
    await page.goBack();
    await placeButton(page, words).click();
    await expectResult(page, words.placed);
    await expect(steps).toHaveCount(0);
    await expectAccessible(page);
  });
}

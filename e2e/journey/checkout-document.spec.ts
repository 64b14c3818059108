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
  placeButton,
  signIn,
  test,
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
    await expect(page.getByRole('banner').getByRole('search')).toHaveCount(0);

    await page
      .getByRole('banner')
      .getByRole('link', { name: /^(В корзину|Back to cart)$/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: words.cart })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('search')).toHaveCount(1);
  });
}

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

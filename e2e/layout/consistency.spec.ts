import type { Page } from '@playwright/test';
import { expect, LANGUAGES, openAlive, signIn, test, WORDS } from '../fixtures/index.ts';

const ADDRESSES = ['/', '/favorites', '/product/1001', '/cart', '/news', '/faq', '/contacts', '/account/active-orders', '/reset-password'];
const WITH_TRAIL = ['/product/1001', '/cart', '/favorites', '/?search=magnesium'];

const titleSize = (page: Page) =>
  page
    .locator('h1')
    .first()
    .evaluate((title) => getComputedStyle(title).fontSize);

test('Titles of all pages have one size, on phones and on laptops', async ({ page }) => {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const sizes = new Map<string, string>();
    for (const address of ADDRESSES) {
      await page.goto(address);
      sizes.set(address, await titleSize(page));
    }
    expect(new Set(sizes.values()).size, JSON.stringify([...sizes])).toBe(1);
  }
});

test('Every page begins at one distance below its breadcrumbs', async ({ page }) => {
  const distances = new Map<string, number>();
  for (const address of WITH_TRAIL) {
    await page.goto(address);
    const distance = await page.locator('#main').evaluate((main) => {
      const trail = document.querySelector('#shell-trail')?.getBoundingClientRect().bottom ?? Number.NaN;
      const seen = [...main.querySelectorAll('h1, img, a')]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 2);
      return Math.round(Math.min(...seen.map(({ top }) => top)) - trail);
    });
    distances.set(address, distance);
  }
  expect(Math.max(...distances.values()) - Math.min(...distances.values()), JSON.stringify([...distances])).toBeLessThanOrEqual(2);
});

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`The header's label of the account keeps its width when the customer signs in (${language})`, async ({ page, customer }) => {
    const widthOf = async (name: string) => (await page.getByRole('banner').getByRole('link', { name }).boundingBox())?.width;
    // The first visit may still use the fallback of the typeface.
    for (let visit = 0; visit < 2; visit += 1) await openAlive(page, `${words.prefix}/faq`);
    const before = await widthOf(words.signIn);
    await signIn(page, words, customer);
    expect(await widthOf(words.account)).toBe(before);
  });
}

test('The header of the checkout has no search, no sections and no tools', async ({ page, customer }) => {
  await customer.call('POST', 'shopping_carts/', { product: 1003, amount: 1 });
  await signIn(page, WORDS.ru, customer);
  await openAlive(page, '/checkout/delivery');
  const header = page.getByRole('banner');
  await expect(header.getByRole('search')).toHaveCount(0);
  await expect(header.getByRole('navigation', { name: 'Шаги оформления заказа' })).toBeVisible();
  await expect(header.getByRole('navigation')).toHaveCount(1);
  await expect(header.getByRole('link', { name: /корзину$/ })).toBeVisible();
});

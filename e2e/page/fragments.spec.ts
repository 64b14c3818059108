import type { Page } from '@playwright/test';
import { cartLink, expect, LANGUAGES, openAlive, placeOrder, saveData, signIn, test, tilesOf, WORDS } from '../fixtures/index.ts';

const TITLES = {
  ru: { popular: 'Популярное сейчас', related: 'Товары по теме' },
  en: { popular: 'Popular now', related: 'Related products' },
};

const shelf = (page: Page) => page.getByRole('main').locator('vitrava-fragment[data-fragment="product-shelf"]');
const products = (page: Page) => shelf(page).getByRole('listitem');

for (const language of LANGUAGES) {
  const { prefix } = WORDS[language];
  const titles = TITLES[language];

  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/404 \(Not Found\).*\/nowhere/] });

    test(`A product shelf of the catalogue is part of the documents of other teams (${language})`, async ({ page, context, baseURL }) => {
      // A guest whose cart is empty.
      await context.addCookies([{ name: 'cart', value: '', url: baseURL ?? '' }]);
      for (const [path, title, status] of [
        ['/cart', titles.popular, 200],
        ['/news/vitamin-d-in-northern-winter', titles.related, 200],
        ['/nowhere', titles.popular, 404],
      ] as const) {
        const answer = await page.goto(`${prefix}${path}`);
        expect(answer?.status(), path).toBe(status);
        await expect(shelf(page).getByRole('heading', { level: 2, name: title }), path).toBeVisible();
        await expect(products(page).first().getByRole('link').first(), path).toBeVisible();
        await expect(shelf(page)).toHaveAttribute('data-boundary', 'mfe-catalog');
        await expect(shelf(page)).toHaveAttribute('data-version', /./);
        expect(await page.locator('head link[rel=stylesheet][data-owner="mfe-catalog"]').count(), path).toBeGreaterThan(0);
      }
    });
  });

  test(`A customer repeats the last order from the start page, where a guest sees none (${language})`, async ({ page, customer }) => {
    const lastOrder = page.locator('vitrava-fragment[data-fragment="last-order"]');
    await openAlive(page, prefix || '/');
    await expect(lastOrder).toHaveCount(0);
    const number = await placeOrder(customer, 1);
    await signIn(page, WORDS[language], customer);
    await openAlive(page, prefix || '/');
    await expect(lastOrder).toHaveAttribute('data-boundary', 'mfe-account');
    await lastOrder.getByRole('button', { name: new RegExp(number) }).click();
    await expect(page.getByRole('dialog')).toContainText(number);
  });

  test(`A soft navigation brings the shelf, and leaving the page removes it (${language})`, async ({ page }) => {
    await openAlive(page, `${prefix}/faq`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await cartLink(page, WORDS[language]).click();
    await expect(shelf(page).getByRole('heading', { name: titles.popular })).toBeVisible();
    await expect(products(page)).toHaveCount(8);
    await page.goBack();
    await expect(shelf(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test(`The code of a shelf is loaded when it is seen, and a product is added from it (${language})`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => void (/fragment-product-shelf.*\.js$/.test(request.url()) && scripts.push(request.url())));
    await openAlive(page, `${prefix}/news/vitamin-d-in-northern-winter`);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await products(page).first().getByRole('button', { name: WORDS[language].add }).click();
    await expect(cartLink(page, WORDS[language])).toHaveAccessibleName(WORDS[language].cartOf(1));
    expect(scripts).toHaveLength(1);
    await cartLink(page, WORDS[language]).click();
    await expect(page.getByRole('list', { name: WORDS[language].lines }).getByRole('spinbutton')).toHaveValue('1');
    // By the first line.
    await expect(shelf(page)).toHaveAttribute('data-input', /similarTo/);
    await expect(products(page).first().getByRole('link').first()).toBeVisible();
  });
}

test('Fragments of another team take its container, its texts and a script each, none of them before the first paint, and a sheet each', async ({
  page,
  context,
  baseURL,
}) => {
  // Nothing is fetched ahead for a next page; a guest whose cart is empty.
  await saveData(page);
  await context.addCookies([{ name: 'cart', value: '', url: baseURL ?? '' }]);
  await page.goto('/');
  const product = await tilesOf(page, WORDS.ru).first().getByRole('heading').getByRole('link').getAttribute('href');
  for (const [path, owner, name] of [
    [product ?? '', 'mfe-cart-checkout', 'delivery-promise'],
    [product ?? '', 'mfe-cart-checkout', 'buy-box'],
    ['/cart', 'mfe-catalog', 'product-shelf'],
    ['/news/vitamin-d-in-northern-winter', 'mfe-catalog', 'product-shelf'],
  ] as const) {
    await openAlive(page, path);
    const fragment = page.getByRole('main').locator(`vitrava-fragment[data-boundary="${owner}"][data-fragment="${name}"]`);
    await fragment.scrollIntoViewIfNeeded();
    await expect(fragment, path).toHaveAttribute('data-alive', '');
    const { painted, scripts, sheets } = await page.evaluate((folder) => {
      const ofOwner = performance.getEntriesByType('resource').filter((entry) => new URL(entry.name).pathname.startsWith(folder));
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        scripts: ofOwner.filter((entry) => entry.name.endsWith('.js')).map(({ startTime }) => startTime),
        sheets: ofOwner.filter((entry) => entry.name.endsWith('.css')).length,
      };
    }, `/releases/${owner}/`);
    expect(painted, path).toBeGreaterThan(0);
    // The owner's container and texts come once, and a chunk for each of its fragments.
    const fragments = await page.locator(`main vitrava-fragment[data-boundary="${owner}"][data-alive]`).count();
    expect(scripts, path).toHaveLength(2 + fragments);
    // The catalogue has one more in the frame.
    expect(sheets, path).toBe(fragments + (owner === 'mfe-catalog' ? 1 : 0));
    expect(Math.min(...scripts), path).toBeGreaterThan(painted);
  }
});

test.describe('without the API', () => {
  test.use({ expectedErrors: [/status of 50[0-9]/] });
  test.afterEach(({ environment }) => environment.startApi());

  test('An empty cart is whole without its shelf', async ({ environment, page }) => {
    await environment.stopApi('kill');
    const answer = await page.goto('/en/cart?away=1');
    expect(answer?.status()).toBe(200);
    await expect(page.getByText(WORDS.en.emptyCart)).toBeVisible();
  });
});

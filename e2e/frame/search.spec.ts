import type { Page } from '@playwright/test';
import { expect, expectAccessible, fillCart, LANGUAGES, openAlive, SHOPPERS, signIn, test, tilesOf, WORDS } from '../fixtures/index.ts';

const fieldOf = (page: Page, name: string) => page.getByRole('banner').getByRole('combobox', { name });

const optionsOf = (page: Page) => page.getByRole('banner').getByRole('option');

/** Pages of each remote, and one that no remote owns. The header of the checkout has no search. */
const ADDRESSES = ['/', '/faq', '/product/1001', '/cart', '/account/personal-details', '/nowhere'];

const COMPLAINTS = {
  ru: {
    text: 'изжога',
    title: 'Поиск «изжога»',
    suggested: 'Часто выбирают в таких случаях. Добавки — не лекарства.',
    found: 'Это не лекарства, и лечить они не могут',
  },
  en: {
    text: 'heartburn',
    title: 'Search for “heartburn”',
    suggested: 'Often chosen. Supplements are not medicines.',
    found: 'They are not medicines and cannot treat anything',
  },
} as const;

for (const { language, width, words } of SHOPPERS) {
  test.describe(`without scripts (${language}, ${width} px)`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 }, expectedErrors: [/404 \(Not Found\).*\/nowhere/] });

    test('the header of every page has the one search of the shop, which finds', async ({ page }) => {
      for (const address of ADDRESSES) {
        await page.goto(`${words.prefix}${address}`);
        await expect(page.getByRole('search', { name: words.search }), address).toHaveCount(1);
        const field = fieldOf(page, words.search);
        await expect(field, address).toBeVisible();
        await expect(field, address).toHaveValue('');
        await field.fill(words.request);
        await field.press('Enter');
        await expect(page, address).toHaveURL(new RegExp(`${words.prefix || ':\\d+/'}\\?search=`));
        await expect(page.getByRole('heading', { level: 1 }), address).toContainText(words.request);
        await expect(field, address).toHaveValue(words.request);
      }
    });
  });

  test.describe(`a shopper (${language}, ${width} px)`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('[C3] searches from a page of words within the document, and the field follows the address, also back and on', async ({
      page,
    }) => {
      await openAlive(page, `${words.prefix}/faq`);
      await mark(page);
      const field = fieldOf(page, words.search);
      await field.fill(words.request);
      await expect(optionsOf(page).first()).toBeVisible();
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${words.prefix || ':\\d+/'}\\?search=`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.request);
      expect(await tilesOf(page, words).count()).toBeGreaterThan(3);
      await expect(field).toHaveValue(words.request);
      await page.goBack();
      await expect(page).toHaveURL(/\/faq$/);
      await expect(field).toHaveValue('');
      await page.goForward();
      await expect(field).toHaveValue(words.request);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });

    test('A search for a complaint shows that the suggested and found goods are no remedy', async ({ page }) => {
      const complaint = COMPLAINTS[language];
      await openAlive(page, `${words.prefix}/faq`);
      const field = fieldOf(page, words.search);
      await field.fill(complaint.text);
      await expect(page.getByRole('listbox', { name: /./ })).toHaveAccessibleDescription(complaint.suggested);
      await field.press('Enter');
      await expect(page.getByText(complaint.found)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(complaint.title);
      expect(await tilesOf(page, words).count()).toBeGreaterThan(3);
      await expectAccessible(page);
    });

    test('The keyboard focus follows the visible order of the header, also in the checkout', async ({ page }) => {
      for (const address of ['/faq', '/checkout']) {
        await openAlive(page, `${words.prefix}${address}`);
        const header = page.getByRole('banner');
        const seen = await header
          .locator('a, button, input')
          .filter({ visible: true })
          .evaluateAll((elements) =>
            elements
              .filter((element) => !element.closest('nav:has([data-look="dock"])'))
              .map((element) => {
                const { top, bottom, left } = element.getBoundingClientRect();
                return { name: element.outerHTML.slice(0, 80), middle: (top + bottom) / 2, left };
              }),
          );
        expect(seen.length, address).toBeGreaterThan(3);
        const asRead = seen.toSorted((one, other) =>
          Math.abs(one.middle - other.middle) > 20 ? one.middle - other.middle : one.left - other.left,
        );
        expect(
          seen.map(({ name }) => name),
          address,
        ).toEqual(asRead.map(({ name }) => name));
      }
    });

    test('walks through suggestions by keyboard, away from the catalogue', async ({ page }) => {
      await openAlive(page, `${words.prefix}/about-us`);
      const field = fieldOf(page, words.search);
      await field.focus();
      await page.keyboard.type(words.request.slice(0, 4));
      const options = optionsOf(page);
      await expect(options.first()).toBeVisible();
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(options.first()).toBeHidden();
      await expect(field).toHaveValue(words.request.slice(0, 4));
      await page.keyboard.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?(?:search|category|brand)=|\/product\//);
      await expect(field).not.toBeFocused();
    });
  });
}

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`Text typed while the program and the fragment are loading stays, with focus and caret (${language})`, async ({ page }) => {
    const program = Promise.withResolvers<void>();
    const fragment = Promise.withResolvers<void>();
    await page.route(/\/releases\/.*\.js$/, async (route) => {
      const url = route.request().url();
      if (!/\/starter\.[^/]*$/.test(url)) await program.promise;
      if (url.includes('fragments__search')) await fragment.promise;
      await route.continue();
    });
    await page.goto(`${words.prefix}/faq`, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'vitravaEarly' in window);
    const field = fieldOf(page, words.search);
    await field.focus();
    await page.keyboard.type('ab');
    const requested = page.waitForRequest(/fragments__search/);
    program.resolve();
    await requested;
    await page.keyboard.type('cd');
    await page.keyboard.press('ArrowLeft');
    const element = await field.elementHandle();
    fragment.resolve();
    const isAlive = () => page.evaluate((one) => Object.keys(one as Element).some((key) => key.startsWith('__reactFiber$')), element);
    await expect.poll(isAlive).toBe(true);
    await expect(page.getByRole('button', { name: language === 'ru' ? 'Очистить' : 'Clear' })).toBeVisible();
    await expect(field).toHaveValue('abcd');
    await expect(field).toBeFocused();
    expect(await page.evaluate((one) => (one as HTMLInputElement).selectionStart, element)).toBe(3);
    expect(await page.evaluate((one) => (one as Element).isConnected, element)).toBe(true);
    await page.keyboard.type('X');
    await expect(field).toHaveValue('abcXd');
  });
}

test('the catalogue sends nothing to a page of words until the shopper turns to the search', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/faq', { waitUntil: 'networkidle' });
  const ofCatalogue = () => requested.filter((path) => path.startsWith('/releases/mfe-catalog/'));
  expect(ofCatalogue().filter((path) => !path.endsWith('.css'))).toEqual([]);
  await fieldOf(page, WORDS.ru.search).click();
  await expect.poll(() => ofCatalogue().filter((path) => path.includes('fragments__search') && path.endsWith('.js')).length).toBe(1);
  expect(requested.filter((path) => path.includes('suggestions'))).toEqual([]);
});

test('the text of a field that no one has turned to follows the address', async ({ page }) => {
  const words = WORDS.ru;
  await openAlive(page, `/?search=${encodeURIComponent(words.request)}`);
  const field = fieldOf(page, words.search);
  await expect(field).toHaveValue(words.request);
  await page.getByRole('contentinfo').getByRole('link', { name: words.faq }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/search=/);
  await expect(field).toHaveValue(words.request);
});

test('The header of the checkout has no search, and the search works again after the checkout', async ({ page, customer }) => {
  const words = WORDS.ru;
  await fillCart(page, words, 1);
  await signIn(page, words, customer);
  await openAlive(page, '/cart');
  const field = fieldOf(page, words.search);
  await field.fill(words.request);
  await expect(optionsOf(page).first()).toBeVisible();
  await page.getByRole('button', { name: words.checkout }).click();
  await expect(page).toHaveURL(/\/checkout\/delivery$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'В корзину' })).toBeVisible();
  await expect(field).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'В корзину' }).click();
  await expect(field).toBeVisible();
  await expect(field).toHaveValue('');
  await field.fill(words.request);
  await expect(optionsOf(page).first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await expect(field).toHaveValue(words.request);
});

test.describe('a fragment that does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

  test('leaves a form that finds', async ({ page }) => {
    await page.route(/fragments__search.*\.js$/, (route) => route.abort());
    await openAlive(page, '/faq');
    const field = fieldOf(page, WORDS.ru.search);
    const lost = page.waitForEvent('requestfailed');
    await field.focus();
    await lost;
    await field.fill(WORDS.ru.request);
    await field.press('Enter');
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(WORDS.ru.request);
  });
});

test('on a phone the search stays when the first row has scrolled away, and the keyboard finds that row again', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openAlive(page, '/faq');
  const menu = page.getByRole('banner').getByRole('button', { name: WORDS.ru.menu, exact: true });
  const field = fieldOf(page, WORDS.ru.search);
  await expect(menu).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 600));
  await expect(menu).not.toBeInViewport();
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.focus();
  await expect(menu).not.toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'English', exact: true })).toBeFocused();
  await expect(menu).toBeInViewport({ ratio: 1 });
});

async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

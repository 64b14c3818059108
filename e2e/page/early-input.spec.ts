import type { Locator, Page } from '@playwright/test';
import { cartLink, deviceCart, expect, openAlive, test, tilesOf, WIDTHS, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;
const HELD_MS = 10_000;

/** Keeps the program away, all but the starter, until the returned function is called. */
async function holdProgram(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/releases\/.*\.js$/, async (route) => {
    if (!/\/starter\.[^/]*$/.test(route.request().url())) await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** The starter is there, the program is not: the document's load waits for both. */
async function openHeld(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'vitravaEarly' in window);
}

/** Presses what needs the program, and sees at once that the press was noticed. */
async function pressEarly(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toHaveAttribute('data-early', '', { timeout: 1000 });
}

const heartOf = (tile: Locator): Locator => tile.locator('button[aria-pressed]');
const amountIn = (place: Locator): Locator => place.getByRole('spinbutton');

for (const width of WIDTHS) {
  test.describe(`before the program is there, at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('Input on the start page is replayed once, and in order, when the program loads 10 s later', async ({ page }) => {
      const release = await holdProgram(page);
      await openHeld(page, '/');
      const openedAt = Date.now();
      const tiles = tilesOf(page, words);
      const add = (index: number): Locator => tiles.nth(index).getByRole('button', { name: words.add });
      const names = await Promise.all([0, 1, 2].map((index) => tiles.nth(index).getByRole('heading').textContent()));

      // 1-4: bought, twice in a haste; a second product; a favourite; one that was taken back.
      await pressEarly(add(0));
      await add(0).click();
      await pressEarly(add(1));
      await expect(add(0)).toHaveAttribute('aria-busy', 'true');
      await pressEarly(heartOf(tiles.nth(0)));
      await expect(heartOf(tiles.nth(0))).toHaveAttribute('aria-pressed', 'true');
      await pressEarly(heartOf(tiles.nth(1)));
      await heartOf(tiles.nth(1)).click();
      await expect(heartOf(tiles.nth(1))).toHaveAttribute('aria-pressed', 'false');
      // 5: by keyboard.
      await heartOf(tiles.nth(2)).focus();
      await page.keyboard.press('Space');
      await expect(heartOf(tiles.nth(2))).toHaveAttribute('aria-pressed', 'true');
      // 6: the next slide.
      const slides = page.getByRole('region', { name: 'Предложения магазина' });
      await pressEarly(slides.getByRole('button').last());
      // 7: half a word in the search, or a filter in the panel that the browser opens by itself.
      const search = page.getByRole('combobox', { name: words.search });
      const filters = page.locator('#catalogue-filters');
      const isPhone = width < 1024;
      if (isPhone) {
        await page.getByRole('button', { name: words.filters }).click();
        await filters.getByRole('checkbox').first().check();
        await page.keyboard.press('Escape');
      } else {
        await search.fill('магн');
      }

      await expect(cartLink(page, words).locator('visible=true').first()).toHaveAccessibleName('Корзина');
      await page.waitForTimeout(Math.max(0, HELD_MS - (Date.now() - openedAt)));
      release();

      if (isPhone) {
        await expect(page).toHaveURL(/in_stock/);
        await expect(filters.locator('[type=checkbox]').first()).toBeChecked();
      } else {
        await expect(search).toHaveValue('магн');
        await expect(page.getByRole('option').first()).toBeVisible();
      }
      const tile = (index: number): Locator => tiles.filter({ has: page.getByRole('heading', { name: names[index] ?? '', exact: true }) });
      for (const index of [0, 1]) await expect(amountIn(tile(index))).toHaveValue('1');
      for (const [index, isLoved] of [true, false, true].entries()) {
        await expect(heartOf(tile(index))).toHaveAttribute('aria-pressed', String(isLoved));
      }
      await expect(page.locator('[data-early]')).toHaveCount(0);
      await expect(cartLink(page, words).locator('visible=true').first()).toHaveAccessibleName(words.cartOf(2));
      const stored = () => page.evaluate(() => Object.values(localStorage).join());
      await expect.poll(stored).toContain('"amount":1');
    });

    test('Input on a product and in the frame is replayed when the program loads', async ({ page }) => {
      const release = await holdProgram(page);
      await openHeld(page, '/product/1001');
      const main = page.getByRole('main');
      const footer = page.getByRole('contentinfo');
      const buy = main.getByRole('button', { name: words.add }).first();
      const heart = main.locator('button[aria-pressed]').first();
      await pressEarly(buy);
      await pressEarly(heart);
      const photos = main.getByRole('region', { name: 'Фотографии товара' });
      if (await photos.getByRole('button').count()) await pressEarly(photos.getByRole('button').last());
      await pressEarly(footer.getByRole('link', { name: words.contactUs }));
      await expect(page).toHaveURL(/\/product\/1001$/);
      release();

      const contact = page.getByRole('dialog', { name: words.contactUs });
      await expect(contact).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(contact).toBeHidden();
      await expect(amountIn(main).first()).toHaveValue('1');
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('[data-early]')).toHaveCount(0);
    });

    test('A purchase before a followed link is not lost; leaving requires a confirmation; a guest gets the popup to sign in', async ({
      page,
    }) => {
      const release = await holdProgram(page);
      await openHeld(page, '/product/1001');
      await pressEarly(page.getByRole('main').getByRole('button', { name: words.add }).first());
      const toCart = page.getByRole('banner').getByRole('link', { name: words.cart }).locator('visible=true').first();
      await pressEarly(toCart);
      await expect(page).toHaveURL(/\/product\/1001$/);
      release();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.getByRole('list', { name: words.lines }).getByRole('listitem')).toHaveCount(1);

      const releaseQuestion = await holdProgram(page);
      await openHeld(page, '/faq');
      await pressEarly(page.getByRole('contentinfo').getByRole('link', { name: /^Telegram/ }));
      releaseQuestion();
      await expect(page.getByRole('dialog', { name: 'Переход на другой сайт' })).toContainText('t.me');

      const releaseAgain = await holdProgram(page);
      await openHeld(page, '/faq');
      const account = page.getByRole('banner').locator('a[data-tool="account"]').locator('visible=true').first();
      await pressEarly(account);
      releaseAgain();
      await expect(page.getByRole('dialog', { name: words.login, exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/faq$/);
    });

    test('A search that is sent after a press is replayed after it, also on a page that is reloaded', async ({ page }) => {
      await openAlive(page, '/');
      await tilesOf(page, words).first().getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/product\/\d+$/);
      const product = page.url().split('/').at(-1) ?? '';
      const release = await holdProgram(page);
      await page.reload({ waitUntil: 'commit' });
      await page.waitForFunction(() => 'vitravaEarly' in window);
      await pressEarly(page.getByRole('main').getByRole('button', { name: words.add }).first());
      const search = page.getByRole('combobox', { name: words.search });
      await search.click();
      await page.keyboard.type(words.request);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/product\/\d+$/);
      release();

      await expect(page).toHaveURL(/\?search=/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.request);
      await expect(search).toHaveValue(words.request);
      expect(await deviceCart(page)).toEqual({ [product]: 1 });
      await expect(page.locator('[data-early]')).toHaveCount(0);
    });

    test('links, the search, paging, the order and the language work by themselves, and questions fold out', async ({ page }) => {
      await holdProgram(page);
      await openHeld(page, '/');
      const search = page.getByRole('combobox', { name: words.search });
      await search.fill(words.request);
      await search.press('Enter');
      await expect(page).toHaveURL(/search=/);
      await page.getByRole('link', { name: 'Дешевле' }).click();
      await expect(page).toHaveURL(/sort=price/);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('navigation', { name: 'Страницы' }).getByRole('link', { name: /2/ }).first().click();
      await expect(page).toHaveURL(/page=2/);
      await page.getByRole('banner').getByRole('link', { name: 'English' }).locator('visible=true').first().click();
      await expect(page).toHaveURL(/\/en\?page=2/);
      await page.goto('/faq', { waitUntil: 'commit' });
      await page.locator('main summary').first().click();
      await expect(page.locator('main details[open]')).toHaveCount(1);
      await expect(page.locator('[data-early]')).toHaveCount(0);
    });
  });
}

test.describe('where the program does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('nothing looks pressed, and links work by themselves', async ({ page }) => {
    const shell = /\/releases\/shell\/.*\/shell\.[^/]*\.js$/;
    await page.route(shell, (route) => route.abort());
    await openHeld(page, '/faq');
    const contactLink = page.getByRole('contentinfo').getByRole('link', { name: words.contactUs });
    await contactLink.click();
    await expect(page.locator('[data-early]')).toHaveCount(0);
    await contactLink.click();
    await expect(page).toHaveURL(/\/contacts$/);
  });
});

import type { Page } from '@playwright/test';
import { expect, expectAccessible, LANGUAGES, openAlive, placeOrder, signIn, test, WIDTHS, WORDS } from '../fixtures/index.ts';
import { ACCOUNT_WORDS } from './words.ts';

/** What leaves the browser about orders and their days from now on. */
function listen(page: Page): { readonly lists: URLSearchParams[]; readonly stored: unknown[] } {
  const received = { lists: [] as URLSearchParams[], stored: [] as unknown[] };
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/orders/') received.lists.push(searchParams);
    if (request.method() === 'PATCH' && /\/api\/users\/\d+\/$/.test(pathname)) received.stored.push(request.postDataJSON());
  });
  return received;
}

/** In Moscow, whose days the shop counts. */
const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(new Date());

for (const language of LANGUAGES) {
  const words = { ...WORDS[language], ...ACCOUNT_WORDS[language] };
  const list = `${words.prefix}/account/active-orders`;

  test.describe(`orders by date (${language})`, () => {
    test('[D1] [W12] The orders of a period are requested by the address, the period is stored with the customer once, and found again by back and by the menu', async ({
      page,
      customer,
    }) => {
      const number = await placeOrder(customer);
      await signIn(page, words, customer);
      await openAlive(page, list);
      const main = page.getByRole('main');
      const order = main.getByRole('heading', { name: new RegExp(number) });
      await expect(order).toBeVisible();
      const received = listen(page);

      await main.getByLabel(words.from, { exact: true }).fill('2020-01-01');
      await main.getByLabel(words.to, { exact: true }).fill('2020-01-31');
      await page.keyboard.press('Enter');
      await expect(main.getByRole('heading', { name: words.noneThen })).toBeVisible();
      await expect(page).toHaveURL(`${list}?from=2020-01-01&to=2020-01-31`);
      expect(received.lists.map((query) => [query.get('group'), query.get('date__gte'), query.get('date__lte')])).toEqual([
        ['active', '2020-01-01', '2020-01-31'],
      ]);
      await expect.poll(() => received.stored).toEqual([{ orders_filter: { date__gte: '2020-01-01', date__lte: '2020-01-31' } }]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }

      await main.getByLabel(words.from, { exact: true }).fill(today());
      await main.getByRole('button', { name: words.showDays }).click();
      await expect(main.getByLabel(words.to, { exact: true })).toHaveAccessibleDescription(words.reversed);
      await expect(main.getByLabel(words.to, { exact: true })).toBeFocused();
      await main.getByLabel(words.to, { exact: true }).fill(today());
      const show = main.getByRole('button', { name: words.showDays });
      await show.focus();
      await page.keyboard.press('Enter');
      await expect(order).toBeVisible();
      await expect(show).toBeFocused();
      await expect(page).toHaveURL(`${list}?from=${today()}&to=${today()}`);
      await page.goBack();
      await expect(main.getByRole('heading', { name: words.noneThen })).toBeVisible();
      await page.goForward();
      await expect(order).toBeVisible();

      // Another device, and an address without days.
      await expect.poll(() => received.stored.at(-1)).toEqual({ orders_filter: { date__gte: today(), date__lte: today() } });
      await openAlive(page, list);
      await expect(page).toHaveURL(`${list}?from=${today()}&to=${today()}`);
      await main.getByRole('link', { name: words.allDays }).focus();
      await page.keyboard.press('Enter');
      await expect(main.getByRole('link', { name: words.allDays })).toBeHidden();
      await expect(show).toBeFocused();
      await expect(order).toBeVisible();
      await expect.poll(() => received.stored.at(-1)).toEqual({ orders_filter: { date__gte: null, date__lte: null } });
      await openAlive(page, list);
      await expect(order).toBeVisible();
      await expect(page).toHaveURL(list);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of dates leads to their address, and comes back with them', async ({ page }) => {
    const words = ACCOUNT_WORDS.ru;
    await page.goto('/account/completed-orders');
    await page.getByLabel(words.from, { exact: true }).fill('2026-03-01');
    await page.getByRole('button', { name: words.showDays }).click();
    await expect(page).toHaveURL('/account/completed-orders?from=2026-03-01&to=');
    await expect(page.getByLabel(words.from, { exact: true })).toHaveValue('2026-03-01');
  });
});

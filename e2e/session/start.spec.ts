import type { Page, Request } from '@playwright/test';
import { expect, expectAccessible, openAlive, signIn, test, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;

test.describe('the start of a page', () => {
  test('[S13] [S14] [W35] The start requests the settings and the session, then user, favourites and cart in one wave', async ({
    page,
    context,
    customer,
  }) => {
    const id = await customer.id();
    await signIn(page, words, customer);
    const tab = await context.newPage();
    const requested: string[] = [];
    tab.on('request', (request) => requested.push(...apiPath(request)));
    const wave = [`users/${id}/`, 'favorites/?page=1', 'shopping_carts/'];
    const isInWave = (path: string) => wave.some((one) => path.startsWith(one));
    const held = Promise.withResolvers<undefined>();
    await tab.route('**/api/{users,favorites,shopping_carts}/**', async (route) => {
      if (apiPath(route.request()).some(isInWave)) await held.promise;
      await route.continue();
    });
    await tab.goto('/cart');
    // None of them has been answered, and all are requested: none waits for another.
    await expect.poll(() => wave.filter((one) => !requested.some((path) => path.startsWith(one)))).toEqual([]);
    const place = (start: string) => requested.findIndex((path) => path.startsWith(start));
    expect(place('settings/?update=true')).toBeGreaterThanOrEqual(0);
    expect(place('token/refresh/')).toBeLessThan(Math.min(...wave.map(place)));
    expect(requested.filter((path) => path.startsWith('token/'))).toHaveLength(1);
    held.resolve(undefined);
    await expect(tab.getByRole('banner').getByRole('link', { name: words.account })).toBeVisible();
    await tab.unrouteAll({ behavior: 'wait' });
  });

  test('[S13] [W26] The start gives a guest the anti-forgery cookie, and sends no customer’s call', async ({ page, context }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(...apiPath(request)));
    await openAlive(page, '/cart');
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'csrftoken')).toBe(true);
    await expect(page.getByRole('banner').getByRole('link', { name: words.signIn })).toBeVisible();
    expect(requested.filter((path) => /^(?:users|favorites|shopping_carts|orders)\//.test(path))).toEqual([]);
  });
});

test.describe('settings that change under an open page', () => {
  test.afterEach(async ({ environment }) => {
    await environment.cms('set', 'CMS_COLORS', '{"default_button":"#f15f18","background":"#f8f5ee"}');
  });

  test('[W25] [P2] [P3] are followed when the shopper comes back after a while, and stay readable', async ({ page, environment }) => {
    // The requests of the page's start must not be taken for later ones.
    const started = page.waitForResponse(/\/api\/settings\/\?update=true/);
    await openAlive(page, '/cart');
    await started;
    const button = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-button').trim());
    // A test before may have left the server with other colours for a moment.
    await expect.poll(button).toBe('#f15f18');
    await environment.cms('set', 'CMS_COLORS', '{"default_button":"#ffe14d","background":"#fff7e0"}');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(...apiPath(request)));
    await comeBackLater(page);
    await expect.poll(button).toBe('#ffe14d');
    expect(requested).toEqual(['settings/?update=true', 'settings/?keys=CMS_COLORS']);
    await expectAccessible(page);
  });
});

function apiPath(request: Request): string[] {
  const path = request.url().split('/api/')[1];
  return path === undefined || path.startsWith('media') || path.startsWith('pictures') ? [] : [path];
}

/** The clock of the page advances by more than a minute, and the shopper looks at the tab again. */
async function comeBackLater(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 61_000;
    dispatchEvent(new Event('focus'));
  });
}

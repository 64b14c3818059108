import type { Browser, Page } from '@playwright/test';
import { type Environment, expect, openAlive, saveData, test } from '../fixtures/index.ts';

const change = { find: 'Популярное сейчас', replace: 'Выбор недели' };

test.afterEach(async ({ environment }) => {
  await environment.deliver('experiment', 'stop', 'mfe-catalog').catch(() => undefined);
  await environment.deliver('channel', 'mfe-catalog', 'canary', 'off').catch(() => undefined);
  await environment.restore();
});

/** A new visitor, a guest whose cart is known to be empty: the server draws it. Nothing is fetched ahead for a next page. */
async function visit({ url }: Environment, browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies([
    { name: 'cart', value: '', url },
    { name: 'preloader', value: encodeURIComponent(JSON.stringify({ hasShownPreloader: true })), url },
  ]);
  const page = await context.newPage();
  await saveData(page);
  return page;
}

/** Releases the catalogue with another title of its shelf. Gives the versions of the cart, and of the catalogue before and after. */
async function releaseShelf(environment: Environment): Promise<{ readonly cart: string; readonly old: string; readonly fresh: string }> {
  const [cart, old] = [await environment.versionOf('mfe-cart-checkout'), await environment.versionOf('mfe-catalog')];
  return { cart, old, fresh: await environment.releaseChanged('mfe-catalog', change) };
}

/** The catalogue's shelf on the page of the cart, which is another team's. */
const shelf = (page: Page) => page.getByRole('main').locator('vitrava-fragment[data-fragment="product-shelf"]');

/** The versions of the remote whose scripts the page has requested. */
const versionsRun = (page: Page, remote: string): Promise<string[]> =>
  page.evaluate((folder) => {
    const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const scripts = addresses.filter((address) => address.startsWith(folder) && address.endsWith('.js'));
    return [...new Set(scripts.map((address) => address.slice(folder.length).split('/')[0] ?? ''))];
  }, `/releases/${remote}/`);

/** The version in the server's markup of the shelf. */
async function shelfVersion(page: Page): Promise<string> {
  const markup = await (await page.request.get('/cart')).text();
  const [shelfTag = ''] = /<vitrava-fragment[^>]*data-boundary="mfe-catalog" data-fragment="product-shelf"[^>]*>/.exec(markup) ?? [];
  return /data-version="([^"]*)"/.exec(shelfTag)?.[1] ?? '';
}

interface Expected {
  readonly title: string;
  readonly catalog: string;
  readonly cart: string;
}

/** The shelf as the server has drawn it, and after its code has taken it over, within a page of the cart's own version. */
async function expectShelf(page: Page, { title, catalog, cart }: Expected): Promise<void> {
  await expect.poll(() => shelfVersion(page)).toBe(catalog);
  expect(await (await page.request.get('/cart')).text()).toContain(title);
  await openAlive(page, '/cart');
  await shelf(page).scrollIntoViewIfNeeded();
  await expect(shelf(page)).toHaveAttribute('data-alive', '');
  await expect(shelf(page).getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(shelf(page)).toHaveAttribute('data-boundary', 'mfe-catalog');
  await expect(shelf(page)).toHaveAttribute('data-version', catalog);
  expect(await versionsRun(page, 'mfe-catalog')).toEqual([catalog]);
  expect(await versionsRun(page, 'mfe-cart-checkout')).toEqual([cart]);
}

test('A preview of the catalogue applies to its shelf in the page of another team, whose version stays, and the overlay names both', async ({
  environment,
  browser,
}) => {
  const page = await visit(environment, browser);
  const { cart, old, fresh } = await releaseShelf(environment);
  await environment.deliver('channel', 'mfe-catalog', 'stable', old);
  const output = await environment.deliver('preview', `mfe-catalog@${fresh}`, '--shop', environment.url, '--path', '/cart');
  await page.goto(output.split('\n')[0] ?? '');
  await expectShelf(page, { title: change.replace, catalog: fresh, cart });
  await page.getByRole('button', { name: 'Показать, кто что нарисовал' }).click();
  const labels = () =>
    page.locator('vitrava-overlay [data-label]').evaluateAll((boxes) => boxes.map((box) => (box as HTMLElement).dataset['label'] ?? ''));
  const ofRemotes = async () =>
    (await labels()).filter((label) => /^mfe-ca(?:talog|rt-checkout) .* (?:страница|фрагмент)$/.test(label)).sort();
  // The search in the header is the catalogue's, too.
  const ofCatalog = `mfe-catalog ${fresh} · фрагмент`;
  await expect.poll(ofRemotes).toEqual([`mfe-cart-checkout ${cart} · страница`, ofCatalog, ofCatalog]);

  const other = await visit(environment, browser);
  await expectShelf(other, { title: change.find, catalog: old, cart });
  await page.context().close();
  await other.context().close();
});

test('An experiment of the catalogue shows each visitor the shelf of their arm in the page of another team, whose version stays', async ({
  environment,
  browser,
}) => {
  const { cart, old, fresh } = await releaseShelf(environment);
  await environment.deliver('experiment', 'start', 'mfe-catalog', '--name', 'shelf', '--arms', `a=${old}:50,b=${fresh}:50`);
  const titles = new Map([
    [old, change.find],
    [fresh, change.replace],
  ]);
  const seen = new Set<string>();
  await expect(async () => {
    const page = await visit(environment, browser);
    const catalog = await shelfVersion(page);
    if (!seen.has(catalog)) await expectShelf(page, { title: titles.get(catalog) ?? 'no arm', catalog, cart });
    seen.add(catalog);
    await page.context().close();
    expect([...seen].sort()).toEqual([old, fresh].sort());
  }).toPass({ intervals: [10] });
});

test('A canary of the catalogue applies to its shelf in the page of another team, whose version stays, until it is off', async ({
  environment,
  browser,
}) => {
  const page = await visit(environment, browser);
  const { cart, old, fresh } = await releaseShelf(environment);
  await environment.deliver('channel', 'mfe-catalog', 'stable', old);
  await environment.deliver('channel', 'mfe-catalog', 'canary', fresh, '--share', '100');
  await expectShelf(page, { title: change.replace, catalog: fresh, cart });
  await environment.deliver('channel', 'mfe-catalog', 'canary', 'off');
  await expectShelf(page, { title: change.find, catalog: old, cart });
  await page.context().close();
});

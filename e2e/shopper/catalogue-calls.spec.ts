import type { Page } from '@playwright/test';
import {
  type Call,
  customerCall,
  expect,
  guestCall,
  listenForCalls,
  madeTo,
  openAlive,
  signIn,
  test,
  tilesOf,
  WORDS,
} from '../fixtures/index.ts';

const words = WORDS.ru;
const FIRST = { page: '1', page_size: '24' };

/** The next response of a call, after `act`. */
async function answerOf<Answer>(page: Page, path: string, act: () => Promise<unknown>): Promise<Answer> {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === `/api/${path}`);
  await act();
  return (await (await answered).json()) as Answer;
}

test.describe('the requests of the browser about the catalogue, where it loads a page by itself', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('[W19] [W20] [W21] [W33] Lists by text or category, categories, advertising and a product are requested without credentials', async ({
    page,
  }) => {
    await openAlive(page, '/news');
    await page.route('**/_page?*', (route) => route.abort());
    const calls = listenForCalls(page);
    const title = page.getByRole('heading', { level: 1 });
    const expectMade = (query: Call['query'], categories: Call['query']) => {
      expect(madeTo(calls, 'GET', 'search/').at(-1)).toEqual(guestCall('GET', 'search/', { query: { ...query, ...FIRST } }));
      expect(madeTo(calls, 'GET', 'categories/').at(-1)).toEqual(guestCall('GET', 'categories/', { query: categories }));
    };

    const all = await answerOf<{ count: number; results: { id: number }[] }>(page, 'search/', () =>
      page.getByRole('banner').getByRole('navigation').getByRole('link', { name: words.catalogue }).click(),
    );
    await expect(tilesOf(page, words)).toHaveCount(24);
    expectMade({}, {});
    expect(madeTo(calls, 'GET', 'advertising/')).toEqual([guestCall('GET', 'advertising/', { query: { language: 'russian' } })]);
    const links = tilesOf(page, words).getByRole('heading').getByRole('link');
    // Cards far down are rendered after the first ones.
    await expect(links).toHaveCount(24);
    expect(await links.evaluateAll((all) => all.map((link) => Number(/\d+$/.exec((link as HTMLAnchorElement).pathname))))).toEqual(
      all.results.map(({ id }) => id),
    );

    const found = await answerOf<{ count: number }>(page, 'search/', async () => {
      await page.getByRole('combobox', { name: words.search }).fill(words.request);
      await page.keyboard.press('Enter');
    });
    await expect(title).toContainText(words.request);
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: String(found.count) }),
    ).toBeVisible();
    expectMade({ search: words.request }, { search: words.request });

    await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: words.catalogue }).click();
    await page.getByRole('main').getByRole('link', { name: words.category }).first().click();
    await expect(title).toHaveText(words.category);
    expectMade({ category: 'vitamins-minerals' }, {});

    const link = tilesOf(page, words).first().getByRole('heading').getByRole('link');
    const id = /\d+$/.exec((await link.getAttribute('href')) ?? '')?.[0];
    const product = await answerOf<{ name: string }>(page, `search/${id}/`, () => link.click());
    await expect(title).toHaveText(product.name);
    expect(madeTo(calls, 'GET', `search/${id}/`)).toEqual([guestCall('GET', `search/${id}/`)]);
    expect(calls.filter(({ path, isAuthorized }) => /^(?:search|categories|advertising)\//.test(path) && isAuthorized)).toEqual([]);
  });
});

test('[W22] [W23] [W24] reads favourites from the first page, adds one by its product and removes one by its own id', async ({
  page,
  customer,
}) => {
  await customer.call('POST', 'favorites/', { product: 1030 });
  const calls = listenForCalls(page);
  await signIn(page, words, customer);
  const favourites = page.getByRole('banner').getByRole('link', { name: words.favourites });
  await expect(favourites).toHaveAccessibleName(/\s1\sтовар/);
  expect(madeTo(calls, 'GET', 'favorites/')[0]).toEqual(customerCall('GET', 'favorites/', { query: { page: '1' } }));

  await openAlive(page, '/');
  const tile = tilesOf(page, words).first();
  const href = await tile.getByRole('heading').getByRole('link').getAttribute('href');
  const product = Number(/\d+$/.exec(href ?? '')?.[0]);
  const heart = tile.getByRole('button', { name: words.favourite });
  await heart.click();
  await expect(favourites).toHaveAccessibleName(/\s2\sтовара/);
  await expect.poll(() => madeTo(calls, 'POST', 'favorites/')).toEqual([customerCall('POST', 'favorites/', { body: { product } })]);
  const list = () => customer.call<{ results: { id: number; product: number }[] }>('GET', 'favorites/');
  await expect.poll(async () => (await list()).results.map((one) => one.product)).toEqual([product, 1030]);
  const [stored] = (await list()).results;

  await heart.click();
  await expect(favourites).toHaveAccessibleName(/\s1\sтовар/);
  const path = `favorites/${stored?.id}/`;
  await expect.poll(() => madeTo(calls, 'DELETE', /^favorites\//)).toEqual([customerCall('DELETE', path)]);
});

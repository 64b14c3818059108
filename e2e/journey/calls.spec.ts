import { expect, expectOneOrder, listenForCalls, openAlive, openReview, placeButton, signIn, test, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;

test('[W36] places, ways of delivery and payment, and orders are asked for and made by the calls that the API documents', async ({
  page,
  customer,
  environment,
}) => {
  const calls = listenForCalls(page);
  const madeTo = (method: string, path: string) => calls.filter((call) => call.method === method && call.path === path);
  await openReview(page, words, customer);
  expect(madeTo('GET', 'stocks/')[0]).toMatchObject({ isAuthorized: true });
  expect(madeTo('GET', 'pickup_cities/')).not.toEqual([]);
  expect(madeTo('GET', 'pickup_points/')[0]?.query).toMatchObject({ page: '1' });
  expect(madeTo('POST', 'stocks/')).toMatchObject([
    { isAuthorized: true, body: { customer: expect.any(Number) as unknown, location: expect.any(String) as unknown } },
  ]);
  await placeButton(page, words).click();
  await expectOneOrder(page, words, customer);
  const order = { stock: expect.any(Number) as unknown, total_amount: expect.any(String) as unknown };
  expect(madeTo('POST', 'orders/')).toMatchObject([{ isAuthorized: true, body: order }]);
  await page.getByRole('link', { name: words.toOrders }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.activeOrders })).toBeVisible();
  expect(madeTo('GET', 'orders/').at(-1)?.query).toMatchObject({ page: '1' });

  const { paths } = (await (await fetch(`${environment.apiUrl}/api/schema/`)).json()) as { paths: Record<string, object> };
  const documented = Object.keys(paths).map((path) => new RegExp(`^${path.replace(/^\/api\//, '').replace(/\{\w+\}/g, '[^/]+')}$`));
  expect(calls.filter(({ path }) => !documented.some((pattern) => pattern.test(path)))).toEqual([]);
});

test('[W38] a search carries no token, for guests and for customers', async ({ page, customer }) => {
  await signIn(page, words, customer);
  const calls = listenForCalls(page);
  await openAlive(page, '/');
  const suggested = page.waitForResponse(/\/api\/search\/suggestions\//);
  await page.getByRole('combobox', { name: words.search }).pressSequentially(words.request);
  await suggested;
  expect(calls.filter(({ path }) => path.startsWith('search/'))).not.toEqual([]);
  expect(calls.filter(({ path, isAuthorized }) => path.startsWith('search/') && isAuthorized)).toEqual([]);
});

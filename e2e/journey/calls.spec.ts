import {
  customerCall,
  expect,
  expectOneOrder,
  listenForCalls,
  madeTo,
  openAlive,
  openReview,
  PLENTIFUL,
  placeButton,
  placeOrder,
  signIn,
  test,
  WORDS,
} from '../fixtures/index.ts';

const words = WORDS.ru;

test('[W16] [W17] [W36] Places, ways of delivery and payment, and orders use the documented calls of the API', async ({
  page,
  customer,
  environment,
}) => {
  const calls = listenForCalls(page);
  await openReview(page, words, customer);
  expect(madeTo(calls, 'GET', 'stocks/')[0]).toEqual(customerCall('GET', 'stocks/'));
  expect(madeTo(calls, 'GET', 'pickup_cities/')).not.toEqual([]);
  expect(madeTo(calls, 'GET', 'pickup_points/')[0]?.query).toMatchObject({ page: '1' });
  const { results: places } = await customer.call<{ results: { customer: number; location: string }[] }>('GET', 'stocks/');
  const body = { customer: places[0]?.customer, location: places[0]?.location };
  expect(madeTo(calls, 'POST', 'stocks/')).toEqual([customerCall('POST', 'stocks/', { body })]);
  await placeButton(page, words).click();
  await expectOneOrder(page, words, customer);
  const order = { stock: expect.any(Number) as unknown, total_amount: expect.any(String) as unknown };
  expect(madeTo(calls, 'POST', 'orders/')).toMatchObject([{ isAuthorized: true, body: order }]);
  await page.getByRole('link', { name: words.toOrders }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.activeOrders })).toBeVisible();
  await expect.poll(() => madeTo(calls, 'GET', 'orders/').at(-1)?.query).toMatchObject({ page: '1' });

  const { paths } = (await (await fetch(`${environment.apiUrl}/api/schema/`)).json()) as { paths: Record<string, object> };
  const documented = Object.keys(paths).map((path) => new RegExp(`^${path.replace(/^\/api\//, '').replace(/\{\w+\}/g, '[^/]+')}$`));
  expect(calls.filter(({ path }) => !documented.some((pattern) => pattern.test(path)))).toEqual([]);
});

test('[W18] a saved place is taken away by leaving it without a customer', async ({ page, customer }) => {
  await placeOrder(customer);
  const { results: places } = await customer.call<{ results: { id: number }[] }>('GET', 'stocks/');
  const path = `stocks/${places[0]?.id}/`;
  await customer.call('POST', 'shopping_carts/', { product: PLENTIFUL, amount: 1 });
  await signIn(page, words, customer);
  const calls = listenForCalls(page);
  await openAlive(page, '/checkout/delivery');
  await page.getByRole('button', { name: words.removePlace }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.confirmRemoval, exact: true }).click();
  await expect(page.getByRole('group', { name: words.savedPlaces })).toBeHidden();
  expect(madeTo(calls, 'PUT', /^stocks\//)).toEqual([customerCall('PUT', path, { body: { customer: null } })]);
  expect(await customer.call('GET', 'stocks/')).toMatchObject({ results: [] });
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

import { addFromList, expect, openAlive, test, WORDS } from '../fixtures/index.ts';

const change = { find: 'Как читать состав, что показали проверки', replace: 'Новый выпуск: что показали проверки' };

interface Results {
  readonly results: {
    readonly goals: readonly { readonly goal: string; readonly arms: readonly { visitors: number; conversions: number }[] }[];
  };
}

test.afterEach(async ({ environment }) => {
  for (const remote of ['mfe-catalog', 'mfe-content']) await environment.deliver('experiment', 'stop', remote).catch(() => undefined);
  await environment.restore();
});

test('An experiment counts a visitor once, when the page was shown, and the additions to the cart', async ({ environment, browser }) => {
  const live = await environment.versionOf('mfe-catalog');
  await environment.deliver('experiment', 'start', 'mfe-catalog', '--name', 'same', '--arms', `a=${live}:50,b=${live}:50`);
  const figures = async () => {
    const { results } = JSON.parse(await environment.deliver('experiment', 'results', 'same', '--json')) as Results;
    return results.goals.map(({ goal, arms }) => [
      goal,
      arms.reduce((sum, { visitors }) => sum + visitors, 0),
      arms.reduce((sum, { conversions }) => sum + conversions, 0),
    ]);
  };
  const context = await browser.newContext({ baseURL: environment.url });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await openAlive(page, '/');
  // No input has reached the page: the reporter is loaded when the page is idle, as a chunk that nothing waits for. A
  // visitor that leaves before it runs is not counted.
  const reporters = () => scripts.filter((url) => /\/telemetry\./.test(url));
  await expect.poll(reporters).toHaveLength(1);
  await page.evaluate(`import(${JSON.stringify(reporters()[0])}).then(() => true)`);
  await page.goto('/news');
  await expect.poll(figures).toEqual([
    ['cart/itemAdded', 1, 0],
    ['cart/orderPlaced', 1, 0],
  ]);
  await openAlive(page, '/');
  const { name } = await addFromList(page, WORDS.ru, 0);
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(figures).toEqual([
    ['cart/itemAdded', 1, 1],
    ['cart/orderPlaced', 1, 0],
  ]);
  await context.close();
});

test('a signed link shows an operator one arm, until they end it', async ({ environment, page }) => {
  const old = await environment.versionOf('mfe-content');
  const fresh = await environment.releaseChanged('mfe-content', change);
  await environment.deliver('channel', 'mfe-content', 'stable', old);
  await environment.deliver('experiment', 'start', 'mfe-content', '--name', 'lead', '--arms', `a=${old}:100,b=${fresh}:0`);
  const output = await environment.deliver('experiment', 'link', 'lead', 'b', '--shop', environment.url, '--path', '/news');
  await page.goto(output.split('\n')[0] ?? '');
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('main')).toContainText(change.replace);
  await page.goto('/faq');
  await page.goto('/news');
  await expect(page.getByRole('main')).toContainText(change.replace);
  await page.getByRole('button', { name: 'Выйти из предпросмотра' }).click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('main')).toContainText(change.find);
});

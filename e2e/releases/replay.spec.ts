import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAlive, test } from '../fixtures/index.ts';

const change = { find: 'Как читать состав, что показали проверки', replace: 'Страница с ошибкой: что показали проверки' };

test.afterEach(async ({ environment }) => {
  await environment.restore();
});

/** What an operator would copy from a log or an error report. */
function compositionOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const state = JSON.parse(document.getElementById('vitrava-page')?.textContent ?? '{}') as { composition: { id: string } };
    return state.composition.id;
  });
}

test('an operator sees the page of a visitor again by its id, after it was taken back for everyone', async ({
  environment,
  page,
  browser,
}) => {
  const bad = await environment.releaseChanged('mfe-content', change);
  const visit = await browser.newContext({ baseURL: environment.url });
  const visitor = await visit.newPage();
  await visitor.goto('/news');
  await expect(visitor.getByRole('main')).toContainText(change.replace);
  const id = await compositionOf(visitor);
  await environment.deliver('rollback', 'mfe-content');

  const line = `{"msg":"error in a browser","composition":"${id}"}`;
  const output = await environment.deliver('replay', line, '--shop', environment.url, '--path', '/news');
  await page.goto(output.split('\n')[0] ?? '');
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('main')).toContainText(change.replace);
  const ribbon = page.getByRole('complementary', { name: 'Повтор' });
  await expect(ribbon).toContainText(id);
  await ribbon.getByText(/^Версии: \d+$/).click();
  await expect(ribbon.getByText(`mfe-content@${bad}`)).toBeVisible();
  await expectAccessible(page);

  // Client-side, too, and rendered by the server.
  await openAlive(page, '/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Новости' }).click();
  await expect(page.getByRole('main')).toContainText(change.replace);
  expect(await (await page.request.get('/news')).text()).toContain(change.replace);

  await visitor.goto('/news');
  await expect(visitor.getByRole('main')).toContainText(change.find);
  await visit.close();

  await page.goto('/en/news');
  await page.getByRole('complementary', { name: 'Replay' }).getByRole('button', { name: 'End the replay' }).click();
  await expect(page).toHaveURL(/\/en\/news$/);
  await expect(page.getByRole('complementary', { name: 'Replay' })).toHaveCount(0);
});

test('an id that was changed on the way is refused with a sentence', async ({ environment, page }) => {
  await page.goto('/news');
  const id = await compositionOf(page);
  const changed = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
  await expect(environment.deliver('replay', changed)).rejects.toThrow(/its signature does not match/);
});

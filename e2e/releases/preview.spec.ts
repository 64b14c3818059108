import { expect, expectAccessible, openAlive, test } from '../fixtures/index.ts';

const change = { find: 'Как читать состав, что показали проверки', replace: 'Новый выпуск: что показали проверки' };

test.afterEach(async ({ environment }) => {
  await environment.restore();
});

test('a preview shows its holder alone a version that was taken back, with a ribbon that leads out', async ({
  environment,
  page,
  browser,
}) => {
  const fresh = await environment.releaseChanged('mfe-content', change);
  await environment.deliver('rollback', 'mfe-content');
  const output = await environment.deliver('preview', `mfe-content@${fresh}`, '--shop', environment.url, '--path', '/news');
  await page.goto(output.split('\n')[0] ?? '');
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('main')).toContainText(change.replace);
  const ribbon = page.getByRole('complementary', { name: 'Предпросмотр' });
  await expect(ribbon).toContainText(`mfe-content@${fresh}`);
  await expectAccessible(page);

  // Client-side, too: the next page comes from the versions of the preview, and the ribbon stays.
  await openAlive(page, '/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Новости' }).click();
  await expect(page.getByRole('main')).toContainText(change.replace);
  await expect(ribbon).toBeVisible();

  const other = await browser.newContext({ baseURL: environment.url });
  const visitor = await other.newPage();
  await visitor.goto('/news');
  await expect(visitor.getByRole('main')).toContainText(change.find);
  await expect(visitor.getByRole('button', { name: 'Выйти из предпросмотра' })).toHaveCount(0);
  await other.close();

  await page.goto('/en/news');
  await page.getByRole('complementary', { name: 'Preview' }).getByRole('button', { name: 'Leave the preview' }).click();
  await expect(page).toHaveURL(/\/en\/news$/);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a preview can be seen and left', async ({ environment, page }) => {
    const fresh = await environment.releaseChanged('mfe-content', change);
    await environment.deliver('rollback', 'mfe-content');
    const output = await environment.deliver('preview', `mfe-content@${fresh}`, '--shop', environment.url, '--path', '/news');
    await page.goto(output.split('\n')[0] ?? '');
    await expect(page.getByRole('main')).toContainText(change.replace);
    await page.getByRole('button', { name: 'Выйти из предпросмотра' }).click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.getByRole('main')).toContainText(change.find);
  });
});

test.describe('a link that shows nothing', () => {
  test.use({ expectedErrors: [/404/] });

  test('An invalid preview is a page that shows the reason', async ({ page }) => {
    await page.goto('/_preview?token=made-up');
    await expect(page.getByRole('heading', { name: 'Здесь нет предпросмотра' })).toBeVisible();
    await page.getByRole('link', { name: 'На главную' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

import type { Page } from '@playwright/test';
import { type Environment, expect, expectAccessible, expectFocusSeen, openAlive, tabTo, test } from '../fixtures/index.ts';

/** The shop as it is, by a link: what is live is looked at as a preview. */
async function openPreview(environment: Environment, page: Page, path: string): Promise<string> {
  const version = await environment.versionOf('mfe-content');
  const output = await environment.deliver('preview', `mfe-content@${version}`, '--shop', environment.url, '--path', path);
  await page.goto(output.split('\n')[0] ?? '');
  return version;
}

const labels = (page: Page): Promise<string[]> =>
  page.locator('vitrava-overlay [data-label]').evaluateAll((boxes) => boxes.map((box) => (box as HTMLElement).dataset['label'] ?? ''));

test('The holder of a link sees the remote of each part of a page, also of a popup, by keyboard alone', async ({ environment, page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const content = await openPreview(environment, page, '/news');
  const button = page.getByRole('button', { name: 'Показать, кто что нарисовал' });
  await expect(button).toBeVisible();
  expect(requests).not.toContain('/_preview/overlay.js');

  await tabTo(page, 'Показать, кто что нарисовал');
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const shell = await environment.versionOf('shell');
  await expect.poll(() => labels(page)).toEqual(expect.arrayContaining([`shell ${shell} · каркас`, `mfe-content ${content} · страница`]));
  await expect(page.getByRole('region', { name: 'Кто что нарисовал на этой странице' }).getByRole('listitem')).not.toHaveCount(0);
  await expectAccessible(page);

  // It stays on the next document, follows soft navigations, and takes no click.
  const catalog = await environment.versionOf('mfe-catalog');
  await openAlive(page, '/en/news');
  await page.getByRole('banner').getByRole('link', { name: 'Vitrava' }).first().click();
  await expect.poll(() => labels(page)).toContain(`mfe-catalog ${catalog} · page`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Sign in' })
    .or(page.getByRole('banner').getByRole('link', { name: 'Sign in' }))
    .first()
    .click();
  const account = await environment.versionOf('mfe-account');
  await expect.poll(() => labels(page)).toEqual(expect.arrayContaining([`shell ${shell} · window`, `mfe-account ${account} · popup`]));

  // From within the window, too.
  await page.keyboard.press('Alt+Shift+O');
  await expect.poll(() => labels(page)).toEqual([]);
});

test('other visitors have neither the button nor a byte of it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openAlive(page, '/news');
  await page.keyboard.press('Alt+Shift+O');
  await expect(page.getByRole('button', { name: 'Показать, кто что нарисовал' })).toHaveCount(0);
  expect(requests.filter((path) => path.startsWith('/_preview'))).toEqual([]);
  expect(await (await page.request.get('/news')).text()).not.toMatch(/_preview|overlay\.js/);
});

import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAlive, test } from '../fixtures/index.ts';
import { signIn } from './sign-in.ts';

const change = { find: 'Как читать состав, что показали проверки', replace: 'Новый выпуск: что показали проверки' };
const TOO_FEW = { ru: 'посетителей пока мало', en: 'not enough visitors yet' } as const;
const CONSOLE = { ru: 'Консоль', en: 'Console' } as const;

test.afterEach(async ({ environment }) => {
  await environment.deliver('canary', 'stop', 'mfe-content').catch(() => undefined);
  await environment.deliver('experiment', 'stop', 'mfe-catalog').catch(() => undefined);
  await environment.restore();
});

async function isAsWideAsTheScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}

for (const width of [375, 1440]) {
  test(`the console is readable in both languages on ${width} px, with a canary and an experiment`, async ({ page, environment }) => {
    await page.setViewportSize({ width, height: 900 });
    const old = await environment.versionOf('mfe-content');
    const live = await environment.releaseChanged('mfe-content', change);
    await environment.deliver('canary', 'start', 'mfe-content', old, '--share', '10');
    const catalogue = await environment.versionOf('mfe-catalog');
    await environment.deliver('experiment', 'start', 'mfe-catalog', '--name', 'lead', '--arms', `a=${catalogue}:50,b=${catalogue}:50`);
    await page.goto(environment.consoleUrl);
    await expectAccessible(page);
    await signIn(page, environment);
    for (const language of ['ru', 'en'] as const) {
      await page.goto(`${environment.consoleUrl}/language?to=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(CONSOLE[language]);
      const content = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'mfe-content' }) });
      await expect(content).toContainText(live);
      await expect(content).toContainText(/10 % (?:посетителей|of visitors)/);
      await expect(page.getByRole('article').filter({ hasText: 'mfe-catalog' })).toContainText(/[«“]lead[»”]/);
      for (const summary of await page.locator('summary').all()) await summary.click();
      // No one has seen the canary yet: no figure may pretend to be one.
      const figures = page.getByRole('region', { name: /mfe-content/ });
      await expect(figures.getByRole('cell', { name: TOO_FEW[language] }).first()).toBeVisible();
      await expect(figures).not.toContainText('−100');
      await expectAccessible(page);
      expect(await isAsWideAsTheScreen(page)).toBe(true);
      await page.goto(`${environment.consoleUrl}/move?type=rollback&remote=mfe-content&version=${old}`);
      await expectAccessible(page);
      expect(await isAsWideAsTheScreen(page)).toBe(true);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an operator reads the console and takes a bad release back, with a reason that the history keeps', async ({
    page,
    environment,
  }) => {
    const before = await environment.versionOf('mfe-content');
    await environment.releaseChanged('mfe-content', change);
    await signIn(page, environment);
    await page.goto(`${environment.consoleUrl}/language?to=en`);
    await page.getByRole('link', { name: `Go back to ${before}: mfe-content` }).click();
    await expect(page.getByText(`All visitors get mfe-content ${before}.`)).toBeVisible();
    await page.getByLabel(/Why/).fill('the lead is wrong');
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByText(`mfe-content is back at ${before} for all visitors.`)).toBeVisible();
    expect(await environment.versionOf('mfe-content')).toBe(before);
    const row = page.getByRole('row', { name: /Rollback mfe-content/ }).first();
    await expect(row).toContainText('Ann');
    await expect(row).toContainText('the lead is wrong');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto(environment.consoleUrl);
    await expect(page).toHaveURL(/\/sign-in$/);
  });

  test('an operator readmits an excluded version, which can then be released to all visitors', async ({ page, environment }) => {
    const version = await environment.releaseChanged('mfe-content', change);
    await environment.deliver('rollback', 'mfe-content');
    await signIn(page, environment);
    const part = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'mfe-content' }) });
    const row = part.getByRole('row', { name: new RegExp(version) });
    // The console reads the store a moment after a command has changed it.
    await expect(async () => {
      await page.goto(`${environment.consoleUrl}/language?to=en`);
      await part.locator('summary').click();
      await expect(row).toContainText('excluded', { timeout: 1000 });
    }).toPass();
    await row.getByRole('link', { name: `Readmit: mfe-content ${version}` }).click();
    await expect(page.getByText(`mfe-content ${version} is not excluded any more.`)).toBeVisible();
    await page.getByRole('button', { name: 'Readmit' }).click();
    await expect(page.getByText(`mfe-content ${version} may be chosen again.`)).toBeVisible();
    await part.locator('summary').click();
    await expect(row.getByRole('link', { name: `Give to all visitors: mfe-content ${version}` })).toBeVisible();
  });
});

test('An open console follows the actions of other operators', async ({ page, environment }) => {
  await signIn(page, environment);
  const version = await environment.releaseChanged('mfe-content', change);
  await expect(page.getByRole('article').filter({ hasText: 'mfe-content' })).toContainText(version, { timeout: 30_000 });
});

test('a preview from the console shows a version to the holder of its link', async ({ page, environment }) => {
  const old = await environment.versionOf('mfe-content');
  await environment.releaseChanged('mfe-content', change);
  await signIn(page, environment);
  await page.goto(`${environment.consoleUrl}/move?type=preview&remote=mfe-content&version=${old}`);
  await page.locator('main button[type=submit]').click();
  await page.locator('a[href*="/_preview?token="]').click();
  await expect(page.locator('.vitrava-preview')).toContainText(`mfe-content@${old}`);
});

test('The origin of the shop answers none of the addresses of the console, and its pages request nothing of it', async ({
  page,
  environment,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openAlive(page, '/');
  expect(requested.filter((url) => url.startsWith(environment.consoleUrl))).toEqual([]);
  for (const prefix of ['', '/_console'])
    for (const path of ['/sign-in', '/move', '/report.json', '/language'])
      expect((await page.request.get(`${environment.url}${prefix}${path}`, { maxRedirects: 0 })).status()).toBe(404);
});

import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { App } from '../../scripts/environment/index.ts';
import { cartLink, type Environment, editFiles, expect, openAlive, test, untilAlive, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;

test.use({ expectedErrors: [/status of (?:404|500)|Failed to (?:load|fetch)|did not (?:load|come)/i] });
test.afterEach(({ environment }) => environment.restore());

/** Releases the app again and removes one of its files, which has not been requested yet, from the store. */
async function releaseWithout(environment: Environment, app: App, name: RegExp): Promise<void> {
  const version = await environment.releaseChanged(app, async (folder) => {
    await editFiles(folder, name, (text) => `${text}\n`);
  });
  const folder = path.join(environment.dataDir, 'releases', app, version, 'browser');
  const files = (await readdir(folder)).filter((file) => name.test(file));
  expect(files).not.toEqual([]);
  // Before it is live a release that lacks a file is not taken.
  await expect.poll(() => environment.versionOf(app)).toBe(version);
  await Promise.all(files.map((file) => rm(path.join(folder, file))));
}

/** How many documents the page has requested since. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

test('[E24] [P10] a chunk of the shell that is gone reloads the page once, which then stays readable and offers a retry', async ({
  environment,
  page,
}) => {
  await releaseWithout(environment, 'shell', /^remotes\.js/);
  const documents = countDocuments(page);
  await page.goto('/product/1001');
  await expect(page.locator('[data-failure-of]').getByRole('button', { name: words.retry })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents()).toBe(2);
});

test('[E24] [P10] a chunk of a remote that is gone loads the page that needs it as a document, once, and offers a retry', async ({
  environment,
  page,
}) => {
  await releaseWithout(environment, 'mfe-cart-checkout', /pages__cart\.js/);
  await openAlive(page, '/');
  const documents = countDocuments(page);
  await cartLink(page, words).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.locator('main [data-failure-of]').getByRole('button', { name: words.retry })).toBeVisible();
  expect(documents()).toBe(1);
});

test('[E24] [P10] A missing chunk without a handler reloads the page, at most once in 10 s', async ({ page }) => {
  await openAlive(page, '/faq');
  const documents = countDocuments(page);
  const lose = () =>
    page.evaluate(() => {
      const gone = '/releases/mfe-content/1.0.0/gone.js';
      Object.assign(window, { isFirst: true });
      setTimeout(() => void import(gone));
    });
  await lose();
  await page.waitForFunction(() => !('isFirst' in window));
  await untilAlive(page);
  const lost = page.waitForEvent('pageerror');
  await lose();
  expect((await lost).message).toContain('dynamically imported module');
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
  expect(documents()).toBe(1);
});

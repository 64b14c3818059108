import type { Page } from '@playwright/test';
import { expect, openAlive, test, WORDS } from '../fixtures/index.ts';
import { openTeamOrigin, type TeamOrigin } from '../fixtures/team-origin.ts';

test.describe.configure({ mode: 'serial' });

let origin: TeamOrigin;

test.beforeAll(async ({ environment }) => {
  origin = await openTeamOrigin();
  await origin.release(environment);
});

test.afterAll(() => origin.close());

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Seeds' });
const retry = (page: Page) => page.locator('main [data-failure-of]').getByRole('button', { name: WORDS.en.retry });

async function openSeeds(page: Page): Promise<void> {
  // The server takes a new release a moment later.
  await expect.poll(async () => (await page.goto('/en/seeds'))?.status()).toBe(200);
}

test('A remote whose files are on the origin of its team is a page of the shop, also after a soft navigation', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => void (request.url().startsWith(origin.url) && requested.push(request.url().slice(origin.url.length))));
  await openSeeds(page);
  await expect(heading(page)).toHaveCSS('color', 'rgb(19, 20, 21)');
  expect(requested.sort()).toEqual(['__federation_expose_App.css', '__federation_expose_App.js', 'remoteEntry.js']);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('Sesame and flax')).toBeVisible();

  await openAlive(page, '/en/faq');
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Seeds' }).click();
  await expect(heading(page)).toHaveCSS('color', 'rgb(19, 20, 21)');
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
});

test.describe('A file that has changed at the origin since the release', () => {
  test.use({ expectedErrors: [/integrity|digest|did not load|Failed to (?:load|fetch)|RUNTIME-/i] });
  test.afterEach(() => origin.change(null));

  for (const [kind, name] of [
    ['entry', /^remoteEntry\.js$/],
    ['module that the page needs', /^__federation_expose_App\.js$/],
  ] as const) {
    test(`is not run when it is the ${kind}, and its place offers a retry`, async ({ page }) => {
      origin.change(name, ';sessionStorage.setItem("changed", "yes");');
      await openSeeds(page);
      await expect(retry(page)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      expect(await page.evaluate(() => 'changed' in sessionStorage)).toBe(false);

      origin.change(null);
      await retry(page).click();
      await expect(heading(page)).toBeVisible();
    });
  }

  test('is not run when it is a late chunk, and the page is reloaded', async ({ page }) => {
    await openSeeds(page);
    await expect(heading(page)).toBeVisible();
    origin.change(/^\d+\.js$/, ';sessionStorage.setItem("changed", "yes");');
    const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Show more' }).click();
    await refused;
    // A lost file reloads the page once.
    await reloaded;
    expect(await page.evaluate(() => 'changed' in sessionStorage)).toBe(false);
  });

  test('is not applied when it is a style sheet', async ({ page }) => {
    origin.change(/\.css$/, '.seeds-title { color: red !important; }');
    await openSeeds(page);
    await expect(heading(page)).toBeVisible();
    await expect(heading(page)).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  });
});

test.describe('An origin that is down', () => {
  test.use({ expectedErrors: [/did not load|Failed to (?:load|fetch)|RUNTIME-|ERR_CONNECTION_REFUSED/i] });

  test('costs the place of its remote alone, which offers a retry', async ({ page }) => {
    await origin.stop();
    await openSeeds(page);
    await expect(retry(page)).toBeVisible();
    await origin.start();
    await retry(page).click();
    await expect(heading(page)).toBeVisible();
  });
});

test('The policy of pages allows the scripts of the origin while the remote is live, and no others of it', async ({
  environment,
  request,
}) => {
  const scripts = async () => /script-src ([^;]*)/.exec((await request.get('/en/faq')).headers()['content-security-policy'] ?? '')?.[1];
  expect(await scripts()).toContain(`${origin.url}remoteEntry.js`);
  expect((await scripts())?.split(' ')).not.toContain(origin.url);
  await environment.deliver('withdraw', 'seeds');
  await expect.poll(scripts).not.toContain(origin.url);
});

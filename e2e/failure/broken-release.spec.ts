import type { APIRequestContext, Page } from '@playwright/test';
import {
  BROKEN,
  cartLink,
  expect,
  hangsOnServer,
  loopsOnServer,
  openAlive,
  test,
  throwsEverywhere,
  throwsInBrowser,
  throwsOnServer,
  throwsWhenDrawn,
  tilesOf,
  WORDS,
} from '../fixtures/index.ts';

const words = WORDS.ru;

test.use({ expectedErrors: [new RegExp(`${BROKEN}|Minified React error`)] });
test.afterEach(({ environment }) => environment.restore());

const ON_SERVER = [
  { what: 'throws', change: throwsOnServer },
  { what: 'loops for ever', change: loopsOnServer },
  { what: 'never answers', change: hangsOnServer },
];

for (const { what, change } of ON_SERVER) {
  test(`A remote that ${what} on the server is drawn by the browser, the rest is complete, and rendering returns to the server by itself`, async ({
    environment,
    page,
    request,
  }) => {
    await environment.releaseChanged('mfe-content', change);
    const answer = await page.goto(`/news?of=${encodeURIComponent(what)}`);
    expect(answer?.status()).toBe(200);
    await expectFrame(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
    await openAlive(page, '/');
    await expect(tilesOf(page, words)).toHaveCount(24);

    await expect(async () => expect(await isServerDrawn(request)).toBe(true)).toPass({ timeout: 20_000 });
  });
}

test('a remote that throws in the browser costs only its own place, and lives again after a good release', async ({
  environment,
  page,
}) => {
  await environment.releaseChanged('mfe-content', throwsInBrowser);
  // As a document its pages of words need nothing of it in the browser.
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
  await openNewsFromCatalogue(page);
  await expectFailureInPlace(page);
  await expectOthersWork(page);
  await environment.restore();
  await expect(async () => {
    await openNewsFromCatalogue(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news, { timeout: 1000 });
    await expect(page.getByText(words.partFailed)).toHaveCount(0);
  }).toPass({ timeout: 15_000 });
});

test('a remote that neither server nor browser can draw shows its failure with a retry, and the others work', async ({
  environment,
  page,
}) => {
  await environment.releaseChanged('mfe-content', throwsEverywhere);
  const answer = await page.goto('/faq?of=everywhere', { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(200);
  await expectFailureInPlace(page);
  // A retry brings the remote's code once more, or a new document where that has been tried; either fails again.
  const failedAgain = page.waitForEvent('console', (message) => message.text().includes('has failed in the browser'));
  await page.getByRole('main').getByRole('button', { name: words.retry }).click();
  await failedAgain;
  await expectFailureInPlace(page);
  await expectOthersWork(page);
});

test('A popup that throws offers a reload of the page once it has failed again, and opens there when a good release is back', async ({
  environment,
  page,
}) => {
  const good = await environment.versionOf('mfe-content');
  await environment.releaseChanged('mfe-content', throwsWhenDrawn);
  await openAlive(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: words.contactUs }).click();
  const popup = page.getByRole('dialog', { name: words.contactUs });
  await popup.getByRole('button', { name: words.retry }).click();
  await expect(popup.getByRole('alert')).toContainText('Нужно открыть страницу заново');
  await environment.restore();
  await expect.poll(() => environment.versionOf('mfe-content')).toBe(good);
  await popup.getByRole('alert').getByRole('button').click();
  await expect(popup.getByLabel(words.email)).toBeVisible({ timeout: 15_000 });
});

async function openNewsFromCatalogue(page: Page): Promise<void> {
  await openAlive(page, '/');
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: words.news }).click();
}

async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function expectFailureInPlace(page: Page): Promise<void> {
  await expectFrame(page);
  await expect(page.getByText(words.partFailed)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: words.retry })).toBeVisible();
}

/** The catalogue and the cart, by soft navigation in the same document. */
async function expectOthersWork(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: words.catalogue }).click();
  await expect(tilesOf(page, words)).toHaveCount(24);
  await expect(page.getByText(words.partFailed)).toHaveCount(0);
  await tilesOf(page, words).first().getByRole('button', { name: words.add }).click();
  await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(1));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

async function isServerDrawn(request: APIRequestContext): Promise<boolean> {
  const html = await (await request.get('/news?of=recovery')).text();
  return /<h1[^>]*>Новости<\/h1>/.test(html);
}

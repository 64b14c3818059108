import type { APIRequestContext, Page } from '@playwright/test';
import { expect, hasInvalidManifest, isTooNew, lacksFile, openAlive, test, tilesOf, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;
const changedTitle = 'Новости дня';
const change = { find: 'Как читать состав, что показали проверки', replace: 'Новый выпуск: что показали проверки' };

test.afterEach(({ environment }) => environment.restore());

test('a changed text is live at the next page without a restart, and one command takes it back', async ({ environment, page }) => {
  await page.goto('/news');
  await expect(page.getByRole('main')).toContainText(change.find);
  const before = await environment.versionOf('mfe-catalog');
  await environment.releaseChanged('mfe-content', change);
  await reloadUntil(page, change.replace);
  expect(await environment.versionOf('mfe-catalog')).toBe(before);
  await environment.deliver('rollback', 'mfe-content');
  await reloadUntil(page, change.find);
});

test('an open page keeps its versions over soft navigation, and the next document takes the new ones', async ({ environment, page }) => {
  await openAlive(page, '/');
  await environment.releaseChanged('mfe-content', change);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: words.news }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
  await expect(page.getByRole('main')).toContainText(change.find);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await reloadUntil(page, change.replace);
});

test('[P6] [P7] A page that is notified of a newer build loads changed parts as a document, and all else softly', async ({
  environment,
  page,
}) => {
  await openAlive(page, '/');
  const version = await environment.releaseChanged('mfe-content', change);
  await expect.poll(() => environment.versionOf('mfe-content')).toBe(version);
  const received = page.waitForResponse(/\/builds\/latest\.json/);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  const { id } = (await (await received).json()) as { id: string };
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const product = tilesOf(page, words).first().getByRole('heading').getByRole('link');
  const name = await product.textContent();
  await product.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  expect(requested.filter((address) => address.startsWith('/builds/meta/'))).toEqual([`/builds/meta/${id}.json`]);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: words.news }).click();
  await expect(page.getByRole('main')).toContainText(change.replace);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

const REFUSED = [
  { what: 'that lacks a file', change: lacksFile, sentence: /expose_pages[^ ]* is missing, but .* names it/ },
  { what: 'with an invalid manifest', change: hasInvalidManifest, sentence: /remote\.manifest\.json is not valid: / },
  { what: 'for a contract that is too new', change: isTooNew, sentence: /written against version 99 of the bus contract/ },
];

for (const { what, change: damage, sentence } of REFUSED) {
  test(`A release ${what} is refused with a sentence, and the live one stays`, async ({ environment, request }) => {
    const live = await environment.versionOf('mfe-content');
    await expect(environment.releaseChanged('mfe-content', damage)).rejects.toThrow(sentence);
    expect(await environment.versionOf('mfe-content')).toBe(live);
    expect(await (await request.get('/news')).text()).toContain(change.find);
  });
}

test('two versions are live at once by an experiment, and each visitor stays with one', async ({ environment, playwright }) => {
  const old = await environment.versionOf('mfe-content');
  const fresh = await environment.releaseChanged('mfe-content', { find: change.find, replace: changedTitle });
  await environment.deliver('experiment', 'start', 'mfe-content', '--name', 'lead', '--arms', `a=${old}:50,b=${fresh}:50`);
  try {
    const seen = new Set<string>();
    await expect(async () => {
      const visitor = await playwright.request.newContext({ baseURL: environment.url });
      try {
        const first = await armOf(visitor);
        expect(await armOf(visitor)).toBe(first);
        expect(await armOf(visitor)).toBe(first);
        seen.add(first);
      } finally {
        await visitor.dispose();
      }
      expect([...seen].sort()).toEqual(['new', 'old']);
    }).toPass({ timeout: 30_000, intervals: [10] });
  } finally {
    await environment.deliver('experiment', 'stop', 'mfe-content');
  }
});

test('a rollback takes the bad version away from every visitor, also from the arms of an experiment', async ({
  environment,
  playwright,
}) => {
  const old = await environment.versionOf('mfe-content');
  const fresh = await environment.releaseChanged('mfe-content', { find: change.find, replace: changedTitle });
  await environment.deliver('experiment', 'start', 'mfe-content', '--name', 'lead', '--arms', `a=${old}:1,b=${fresh}:99`);
  await environment.deliver('rollback', 'mfe-content', '--reason', 'empty page');
  for (let count = 0; count < 5; count += 1) {
    const visitor = await playwright.request.newContext({ baseURL: environment.url });
    await expect.poll(() => armOf(visitor)).toBe('old');
    await visitor.dispose();
  }
});

test('a canary is shown to its share of the visitors, and to no one when it is off', async ({ environment, request }) => {
  const old = await environment.versionOf('mfe-content');
  const fresh = await environment.releaseChanged('mfe-content', { find: change.find, replace: changedTitle });
  await environment.deliver('channel', 'mfe-content', 'stable', old);
  await environment.deliver('channel', 'mfe-content', 'canary', fresh, '--share', '100');
  await expect.poll(() => armOf(request)).toBe('new');
  await environment.deliver('channel', 'mfe-content', 'canary', 'off');
  await expect.poll(() => armOf(request)).toBe('old');
});

async function reloadUntil(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.goto('/news');
    await expect(page.getByRole('main')).toContainText(text, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

async function armOf(visitor: APIRequestContext): Promise<'old' | 'new'> {
  const html = await (await visitor.get('/news')).text();
  expect(html.includes(changedTitle) || html.includes(change.find)).toBe(true);
  return html.includes(changedTitle) ? 'new' : 'old';
}

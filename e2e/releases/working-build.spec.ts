import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openEnvironment } from '../fixtures/environment.ts';
import { expect, openAlive, test as shopTest } from '../fixtures/index.ts';

const DIST = path.resolve(import.meta.dirname, '../../mfe-content/dist');
const TITLE = /Вопросы\sи\sответы/g;

/** A shop of its own, which takes working builds. */
const test = shopTest.extend<object, { environment: Awaited<ReturnType<typeof openEnvironment>> }>({
  environment: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
    async ({}, use) => {
      const environment = await openEnvironment({ settings: { DEVELOPER_BUILDS: 'on' } });
      await use(environment);
      await environment.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** The build of mfe-content with another title of the questions, as `vitrava dev` sends it. */
async function buildWith(title: string) {
  const entries = await readdir(DIST, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const isCode = /\.c?js$/.test(file);
      const edited = isCode ? Buffer.from(content.toString('utf8').replaceAll(TITLE, title)) : content;
      return { path: path.relative(DIST, file).split(path.sep).join('/'), content: edited.toString('base64') };
    }),
  );
}

test('The page of a working build shows the next one, and other visitors see the release', async ({ environment, page, browser }) => {
  const [key] = (await environment.deliver('developer-key', 'mfe-content', '--for', 'Ann')).split('\n');
  const upload = async (title: string): Promise<string> => {
    const response = await fetch(`${environment.url}/_developer/builds/mfe-content`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ files: await buildWith(title) }),
    });
    expect(response.status).toBe(200);
    return ((await response.json()) as { entry: string }).entry;
  };
  await page.goto(await upload('Первая сборка'));
  await page.getByRole('button', { name: 'Показать' }).click();
  await openAlive(page, '/faq');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Первая сборка');
  await expect(page.getByRole('complementary', { name: 'Предпросмотр' })).toContainText('mfe-content@dev-');

  await upload('Вторая сборка');
  await expect(heading).toContainText('Вторая сборка');

  const other = await browser.newContext({ baseURL: environment.url });
  const visitor = await other.newPage();
  await visitor.goto('/faq');
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(TITLE);
  await other.close();
});

import path from 'node:path';
import { checkBuild, findFirstLoad } from '@vitrava/delivery/release';
import { openSignedStore } from '@vitrava/delivery/signing';
import { dataEnvironment } from '../../scripts/environment/index.ts';
import { releaseFolder } from '../fixtures/examples.ts';
import { withGreedyRemote } from '../fixtures/greedy-remote.ts';
import { expect, test, WORDS } from '../fixtures/index.ts';

const root = path.resolve(import.meta.dirname, '../..');
const remote = 'greedy';

test.describe.configure({ mode: 'serial' });

test('A check reports what a remote leaves in the page, and refuses nothing for it', async ({ environment: { dataDir, apiUrl } }) => {
  const env = { ...process.env, ...dataEnvironment(dataDir), API_BASE_URL: apiUrl };
  const store = openSignedStore(env);
  const { refusals, notes } = await withGreedyRemote((folder) =>
    checkBuild({
      store,
      remote,
      folder: path.join(folder, 'dist'),
      modulesFrom: path.join(folder, 'package.json'),
      firstLoad: findFirstLoad(env, root),
    }),
  ).finally(() => store.close());
  expect(refusals).toEqual([]);
  expect(notes).toEqual([
    'It leaves a listener of "keydown" on document in the page when it is unmounted: remove it in "unmount".',
    'It leaves a replacement of fetch in the page when it is unmounted: remove it in "unmount".',
  ]);
});

test('The page takes style sheets and listeners of a remote away while it is not mounted', async ({ environment, page }) => {
  await withGreedyRemote((folder) => releaseFolder(environment, folder));
  const heading = page.getByRole('heading', { level: 1, name: 'Device' });
  await expect(async () => {
    await page.goto('/en/greedy');
    await expect(heading).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const header = page.getByRole('banner');
  await header.evaluate((element) => element.classList.add('greedy-letters'));
  await expect(header).toHaveCSS('word-spacing', '9px');
  await expect(heading).toHaveCSS('letter-spacing', '7px');

  await page.getByRole('contentinfo').getByRole('link', { name: WORDS.en.faq }).click();
  await expect(page.getByRole('heading', { level: 1, name: WORDS.en.faq })).not.toHaveCSS('letter-spacing', '7px');
  await expect(heading).toHaveCount(0);
  await expect(header).toHaveCSS('word-spacing', '0px');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page).toHaveURL(/\/en\/faq$/);

  await page.goBack();
  await expect(heading).toHaveCSS('letter-spacing', '7px');
  await expect(header).toHaveCSS('word-spacing', '9px');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page).toHaveURL(/\/en\/greedy\?from=listener$/);
  await environment.deliver('withdraw', remote);
});

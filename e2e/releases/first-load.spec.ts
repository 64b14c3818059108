import { appendFile, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkBuild, findFirstLoad, releaseBuild } from '@vitrava/delivery/release';
import { openSignedStore } from '@vitrava/delivery/signing';
import type { ReleaseStore } from '@vitrava/delivery/store';
import { BROKEN, throwsInBrowser } from '../fixtures/breakages.ts';
import { editFiles } from '../fixtures/changed-release.ts';
import { type Environment, expect, test } from '../fixtures/index.ts';

const root = path.resolve(import.meta.dirname, '../..');

type Request = Parameters<typeof checkBuild>[0] & { readonly store: ReleaseStore };

/** Takes a copy of the built content pages with a change to a gate that opens pages in a browser. */
async function atGate<Result>(
  { dataDir, apiUrl }: Environment,
  change: (folder: string) => Promise<void>,
  take: (request: Request) => Promise<Result>,
): Promise<Result> {
  const env = { ...process.env, VITRAVA_DATA_DIR: dataDir, RELEASE_STORE_DIR: path.join(dataDir, 'releases'), API_BASE_URL: apiUrl };
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrava-check-'));
  const store = openSignedStore(env);
  try {
    await cp(path.join(root, 'mfe-content/dist'), folder, { recursive: true });
    await change(folder);
    const build = { remote: 'mfe-content', folder, modulesFrom: path.join(root, 'mfe-content/package.json') };
    return await take({ ...build, store, firstLoad: findFirstLoad(env, root) });
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function explanationsOf(environment: Environment, change: (folder: string) => Promise<void>): Promise<string[]> {
  const { refusals, notes } = await atGate(environment, change, checkBuild);
  expect(notes).toEqual([]);
  return refusals.map(({ explanation }) => explanation);
}

test('The gate accepts a build whose pages show in a browser, and its release has the time of that', async ({ environment }) => {
  const outcome = await atGate(
    environment,
    (folder) => appendFile(path.join(folder, 'server.cjs'), '\n// opened\n'),
    (request) => {
      const attribution = { at: new Date().toISOString(), by: 'browser tests', reason: null };
      return releaseBuild({ ...request, packageVersion: '0.1.0', target: null, attribution });
    },
  );
  expect(outcome).toMatchObject({ type: 'released', record: { openedAt: expect.any(String) } });
});

test('The gate refuses a build whose scripts throw in a browser, with one report and the list of routes', async ({ environment }) => {
  const explanations = await explanationsOf(environment, throwsInBrowser);
  expect(explanations).toHaveLength(1);
  expect(explanations[0]).toMatch(
    new RegExp(`the route news \\(/news\\).*the route article \\(/news/(?!1\\))[\\w-]+\\).* reports "Error: ${BROKEN}"`),
  );
});

test('The gate refuses a build whose scripts keep the browser busy for ever', async ({ environment }) => {
  test.slow();
  const explanations = await explanationsOf(environment, async (folder) => {
    const endless = 'setTimeout(() => { for (;;); }, 0);';
    expect(await editFiles(path.join(folder, 'browser'), /^remoteEntry\..*\.js$/, (text) => `${text}\n${endless}`)).toBe(1);
  });
  expect(explanations).not.toEqual([]);
  for (const explanation of explanations) expect(explanation).toMatch(/is not ready after 60 s|cannot be opened/);
});

test('The gate refuses a build whose pages lead to one that the shop does not have', async ({ environment }) => {
  const explanations = await explanationsOf(environment, async (folder) => {
    expect(await editFiles(folder, /^server\.cjs$/, (text) => text.replaceAll('`/news/${', '`/newspaper/${'))).toBe(1);
  });
  expect(explanations.join()).toMatch(/the route news \(\/news\) leads to \/newspaper\/[\w-]+, which the shop does not have\./);
});

test('The gate refuses a build whose style sheets hide its pages', async ({ environment }) => {
  const explanations = await explanationsOf(environment, async (folder) => {
    const browser = path.join(folder, 'browser');
    for (const file of (await readdir(browser)).filter((name) => name.endsWith('.css')))
      await appendFile(path.join(browser, file), '[data-boundary=mfe-content] > * { display: none }');
  });
  expect(explanations).toEqual([expect.stringMatching(/^In a browser the route .*\(\/news\).* shows nothing in main\./)]);
});

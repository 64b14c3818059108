import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { editFiles, expect, openAlive, test, WORDS } from '../fixtures/index.ts';
import { startLoad } from '../fixtures/page-load.ts';
import { containerSources, counterSources } from '../fixtures/react-remotes.ts';
import { releaseTeamRemote } from '../fixtures/team-remote.ts';

/*
 * Upgrades of React's major version, while pages are requested all the time. No React 20 exists: the next shell is the built one, whose React calls itself
 * 20.0.0, so that it serves no remote of React 19. In the proof a remote moves as well: its React 18.3 comes from the registry.
 */

const isProof = process.env['VITRAVA_PROOF'] === '1';
const COUNTER = 'mfe-counter';
const PAGES = ['/', '/product/1001', '/cart', '/favorites'];

/** What a page must have: `react`, the version with which its counter counts; `container`, which it loads. Absent: no counter, no container. */
interface Expected {
  readonly react?: string;
  readonly container?: string;
}

/** Opens a page in both languages, which must be as expected, without an error or a warning. */
async function visit(browser: Browser, shop: string, address: string, { react, container }: Expected = {}): Promise<void> {
  for (const language of ['ru', 'en'] as const) {
    const context = await browser.newContext({ baseURL: shop, locale: WORDS[language].iso });
    const messages: string[] = [];
    const containers = new Set<string>();
    context.on('weberror', (error) => messages.push(String(error.error())));
    context.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
    context.on('request', (request) => {
      const [, name] = /\/releases\/(react-[a-z]+)\//.exec(request.url()) ?? [];
      if (name !== undefined) containers.add(name);
    });
    const page = await context.newPage();
    await openAlive(page, `${language === 'en' ? '/en' : ''}${address}`);
    if (react !== undefined) {
      const counter = page.locator(`[data-react="${react}"]`);
      await counter.getByRole('button').click();
      await expect(counter.getByRole('heading')).toHaveText('1');
    }
    expect([messages, container === undefined ? [...containers] : containers.has(container)]).toEqual([
      [],
      container === undefined ? [] : true,
    ]);
    await context.close();
  }
}

/** Makes a copy of the built shell one of the next major version. */
async function makeNextShell(folder: string): Promise<void> {
  const manifestFile = path.join(folder, 'remote.manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as { generation: string; shared: { packages: Record<string, string> } };
  const { react = '' } = manifest.shared.packages;
  manifest.generation = 'react20';
  Object.assign(manifest.shared.packages, { react: '20.0.0', 'react-dom': '20.0.0' });
  await writeFile(manifestFile, JSON.stringify(manifest));
  const browserFolder = path.join(folder, 'browser');
  await editFiles(browserFolder, /\.js$/, (text) => text.replaceAll(react, '20.0.0'));
  expect(await editFiles(browserFolder, /^remotes\.js$/, (text) => text.replaceAll('"react19"', '"react20"'))).toBe(1);
}

test.afterAll(async ({ environment }) => {
  await environment.restore();
  for (const remote of [...(isProof ? [COUNTER, 'react-eighteen'] : []), 'react-nineteen']) await environment.deliver('withdraw', remote);
});

test('A shell of the next major version is released before the remotes, which a container serves, and is rolled back, without a failed page', async ({
  environment,
  browser,
}) => {
  test.slow();
  const { url, versionOf } = environment;
  const first = await versionOf('shell');
  await expect(environment.releaseChanged('shell', makeNextShell)).rejects.toThrow('generation-missing');
  const load = startLoad(url, () => ['/', '/en', '/faq', '/en/faq']);
  await releaseTeamRemote(environment, 'react-nineteen', containerSources('react-nineteen'));
  await visit(browser, url, '/');
  const next = await environment.releaseChanged('shell', makeNextShell);
  await expect.poll(() => versionOf('shell')).toBe(next);
  for (const address of PAGES) await visit(browser, url, address, { container: 'react-nineteen' });
  await environment.restore();
  await expect.poll(() => versionOf('shell')).toBe(first);
  for (const address of PAGES) await visit(browser, url, address);
  const { pages, failures } = await load.stop();
  console.log(`${pages} pages were requested, ${failures.length} failed.`);
  expect(failures).toEqual([]);
});

if (isProof) {
  test('A remote with React 18 lives beside remotes with React 19 with a copy of its own or a container, and moves to React 19 and back', async ({
    environment,
    browser,
  }) => {
    test.setTimeout(300_000);
    const { url } = environment;
    const packages = mkdtempSync(path.join(tmpdir(), 'vitrava-react-'));
    try {
      execFileSync('npm', ['install', '--prefix', packages, '--no-audit', '--no-fund', 'react@18.3.1', 'react-dom@18.3.1']);
      const react18 = Object.fromEntries(
        ['react', 'react-dom', 'scheduler'].map((name) => [name, path.join(packages, 'node_modules', name)]),
      );
      const paths = ['/', '/en'];
      const load = startLoad(url, () => paths);
      const untilReact = (remote: string, react: string) =>
        expect.poll(async () => (await fetch(`${url}/${remote}`)).text()).toContain(`data-react="${react}"`);
      const old: Expected = { react: '18.3.1', container: 'react-eighteen' };

      await releaseTeamRemote(environment, COUNTER, counterSources(COUNTER, 'own'), react18);
      await untilReact(COUNTER, '18.3.1');
      await visit(browser, url, `/${COUNTER}`, { react: '18.3.1' });
      paths.push(`/${COUNTER}`, `/en/${COUNTER}`);
      const release18 = () => releaseTeamRemote(environment, COUNTER, counterSources(COUNTER), react18);
      await expect(release18()).rejects.toThrow('generation-missing');

      await releaseTeamRemote(environment, 'react-eighteen', containerSources('react-eighteen'), react18);
      await release18();
      await untilReact(COUNTER, '18.3.1');
      await visit(browser, url, `/${COUNTER}`, old);
      const { version } = JSON.parse(await readFile(new URL(import.meta.resolve('react/package.json')), 'utf8')) as { version: string };
      await releaseTeamRemote(environment, COUNTER, counterSources(COUNTER));
      await untilReact(COUNTER, version);
      await visit(browser, url, `/${COUNTER}`, { react: version });
      await environment.deliver('rollback', COUNTER);
      await untilReact(COUNTER, '18.3.1');
      await visit(browser, url, `/${COUNTER}`, old);
      const { pages, failures } = await load.stop();
      console.log(`${pages} pages were requested, ${failures.length} failed.`);
      expect(failures).toEqual([]);
    } finally {
      rmSync(packages, { recursive: true, force: true });
    }
  });
}

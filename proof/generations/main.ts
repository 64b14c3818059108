import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { editFiles } from '../../e2e/fixtures/changed-release.ts';
import { type Environment, openEnvironment } from '../../e2e/fixtures/environment.ts';
import { openAlive } from '../../e2e/fixtures/home.ts';
import { releaseTeamRemote } from '../../e2e/fixtures/team-remote.ts';
import { WORDS } from '../../e2e/fixtures/words.ts';
import { ensureChromium } from '../../scripts/setup/chromium.ts';
import { startLoad } from './load.ts';
import { containerSources, counterSources } from './remotes.ts';

/*
 * npm run proof -- generations: an upgrade of React's major version, remote first and shell first, and the way back, while pages are requested all the time
 * and visited with a browser in both languages. React 18.3 comes from the registry. No React 20 exists: the next shell is the built one, whose React calls itself
 * 20.0.0, so that it serves no remote of React 19. Ends with 1 when a page fails, or the console of a page has an error or a warning.
 */

const COUNTER = 'mfe-counter';
const OLD: Expected = { react: '18.3.1', container: 'react-eighteen' };
const packages = mkdtempSync(path.join(tmpdir(), 'vitrava-react-'));

function installReact18(): Readonly<Record<string, string>> {
  execFileSync('npm', ['install', '--prefix', packages, '--no-audit', '--no-fund', 'react@18.3.1', 'react-dom@18.3.1'], {
    stdio: 'inherit',
  });
  return Object.fromEntries(['react', 'react-dom', 'scheduler'].map((name) => [name, path.join(packages, 'node_modules', name)]));
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
  const changed = await editFiles(browserFolder, /^remotes\.js$/, (text) => text.replaceAll('"react19"', '"react20"'));
  if (changed === 0) throw new Error('The scripts of the shell do not name its generation.');
}

async function expectRefusal(work: Promise<unknown>, type: string): Promise<void> {
  const reason = await work.then(() => 'it was released', String);
  if (!reason.includes(type)) throw new Error(`Not refused as ${type}: ${reason}`);
}

/** What a page must have: `react`, the version with which its counter counts; `container`, which it loads. Absent: no counter, no container. */
interface Expected {
  readonly react?: string;
  readonly container?: string;
}

/** Opens a page in both languages. Throws when it is not as expected, or its console has an error or a warning. */
async function visit(browser: Browser, shop: string, address: string, { react, container }: Expected): Promise<void> {
  for (const language of ['ru', 'en'] as const) {
    const context = await browser.newContext({ baseURL: shop, locale: WORDS[language].iso });
    const messages: string[] = [];
    context.on('weberror', (error) => messages.push(String(error.error())));
    context.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
    const containers = new Set<string | undefined>();
    context.on('request', (request) => containers.add(/\/releases\/(react-[a-z]+)\//.exec(request.url())?.[1]));
    const page = await context.newPage();
    await openAlive(page, `${language === 'en' ? '/en' : ''}${address}`);
    if (react !== undefined) {
      const counter = page.locator(`[data-react="${react}"]`);
      await counter.getByRole('button').click();
      await counter.getByRole('heading').getByText('1').waitFor();
    }
    containers.delete(undefined);
    if (container ? !containers.has(container) : containers.size > 0) messages.push(`It loads the containers ${[...containers].join()}`);
    if (messages.length > 0) throw new Error(`${page.url()}: ${messages.join('\n')}`);
    await context.close();
  }
}

async function untilReact(shop: string, remote: string, react: string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    const response = await fetch(`${shop}/${remote}`);
    if ((await response.text()).includes(`data-react="${react}"`)) return;
  }
  throw new Error(`/${remote} never came with React ${react}.`);
}

async function step(name: string, work: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  await work();
  console.log(`✓ ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
}

async function migrate(environment: Environment, browser: Browser, react18: Readonly<Record<string, string>>): Promise<void> {
  const { url } = environment;
  const paths = ['/', '/en', '/faq', '/en/faq'];
  const release18 = () => releaseTeamRemote(environment, COUNTER, counterSources(COUNTER), react18);
  const react19 = await reactOfShell();
  const firstShell = await environment.versionOf('shell');
  const load = startLoad(url, () => paths);
  await step('a remote that brings its own React 18 needs no container', async () => {
    await releaseTeamRemote(environment, 'mfe-alone', counterSources('mfe-alone', 'own'), react18);
    await untilReact(url, 'mfe-alone', '18.3.1');
    await visit(browser, url, '/mfe-alone', { react: '18.3.1' });
    await environment.deliver('withdraw', 'mfe-alone');
  });
  await step('another remote with React 18 is refused before its container is live', () =>
    expectRefusal(release18(), 'generation-missing'),
  );
  await step('the container of React 18 and a remote with React 18 are released, beside remotes with React 19', async () => {
    await releaseTeamRemote(environment, 'react-eighteen', containerSources('react-eighteen'), react18);
    await release18();
    await untilReact(url, COUNTER, '18.3.1');
    paths.push(`/${COUNTER}`, `/en/${COUNTER}`);
    await visit(browser, url, `/${COUNTER}`, OLD);
  });
  await step('the remote moves to React 19, and back', async () => {
    await releaseTeamRemote(environment, COUNTER, counterSources(COUNTER));
    await untilReact(url, COUNTER, react19);
    await visit(browser, url, `/${COUNTER}`, { react: react19 });
    await environment.deliver('rollback', COUNTER);
    await untilReact(url, COUNTER, '18.3.1');
    await visit(browser, url, `/${COUNTER}`, OLD);
  });
  const releaseShell = () => environment.releaseChanged('shell', makeNextShell);
  await step('a shell of the next major version is refused before the container of React 19 is live', () =>
    expectRefusal(releaseShell(), 'generation-missing'),
  );
  await step('the shell is released first: remotes with React 19 and 18 live on their containers', async () => {
    await releaseTeamRemote(environment, 'react-nineteen', containerSources('react-nineteen'));
    await visitShell(environment, browser, await releaseShell(), { container: 'react-nineteen' });
  });
  await step('the shell returns to the version before', async () => {
    await environment.restore();
    await visitShell(environment, browser, firstShell, {});
  });
  const { pages, failures } = await load.stop();
  console.log(`${pages} pages were requested meanwhile, ${failures.length} failed. ${failures.slice(0, 5).join('; ')}`);
  if (failures.length > 0) process.exitCode = 1;
}

async function visitShell({ url, versionOf }: Environment, browser: Browser, version: string, expected: Expected): Promise<void> {
  while ((await versionOf('shell')) !== version) await wait(100);
  await visit(browser, url, `/${COUNTER}`, OLD);
  for (const address of ['/', '/product/1001', '/cart', '/favorites']) await visit(browser, url, address, expected);
}

async function reactOfShell(): Promise<string> {
  const file = path.resolve(import.meta.dirname, '../../shell/dist/remote.manifest.json');
  const { shared } = JSON.parse(await readFile(file, 'utf8')) as { shared: { packages: { react: string } } };
  return shared.packages.react;
}

const environment = await openEnvironment();
const browser = await chromium.launch({ executablePath: ensureChromium() });
try {
  await migrate(environment, browser, installReact18());
} finally {
  await browser.close();
  await environment.close();
  rmSync(packages, { recursive: true, force: true });
}

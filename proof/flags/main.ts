import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { openEnvironment } from '../../e2e/fixtures/environment.ts';
import { FLAG_REMOTE, FLAG_WORDS } from '../../e2e/fixtures/flag-remote.ts';
import { openAlive } from '../../e2e/fixtures/home.ts';
import { listenForErrors } from '../../e2e/fixtures/quiet-console.ts';
import { releaseTeamRemote } from '../../e2e/fixtures/team-remote.ts';
import { ensureChromium } from '../../scripts/setup/chromium.ts';
import { ensurePostgres } from '../../scripts/setup/postgres.ts';
import { createClaims } from '../load/claims.ts';
import { openStack } from '../shop/stack.ts';
import { type FlagBackend, openFlagd, openUnleash } from './backends.ts';

/*
 * npm run proof -- flags: a flag that is switched at flagd (its file) or at an Unleash server changes what a remote's page shows, as it comes from
 * the server and in the browser, in both languages. Their packages are installed into `.cache/proof-flags`. The apps must have been built. Exits 1
 * when a page shows something else.
 */

const SWITCHED_WITHIN_MS = 20_000;
const PACKAGES = path.resolve(import.meta.dirname, '../../.cache/proof-flags');
const PAGES = [
  { address: '/sorting', words: FLAG_WORDS.ru },
  { address: '/en/sorting', words: FLAG_WORDS.en },
];

const claims = createClaims();
cpSync(import.meta.dirname, PACKAGES, { recursive: true });
execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: PACKAGES, stdio: 'inherit' });
if (!ensurePostgres()) throw new Error('PostgreSQL 15 or newer is neither here nor can it be installed.');
const browser = await chromium.launch({ executablePath: ensureChromium() });
try {
  for (const open of [openFlagd, openUnleash]) {
    const stack = await openStack('flags', async (parts) => ({ backend: await open(parts, PACKAGES) }));
    await prove(stack.backend, browser).finally(stack.close);
  }
} finally {
  await browser.close();
}
claims.log(claims.failed.length === 0 ? 'Everything holds.' : `${claims.failed.length} claims do not hold.`);
process.exitCode = claims.failed.length === 0 ? 0 : 1;

async function prove({ name, settings, switchFlag }: FlagBackend, opened: Browser): Promise<void> {
  const environment = await openEnvironment({ settings });
  const context = await opened.newContext({ baseURL: environment.url });
  const expectQuiet = listenForErrors(context);
  const page = await context.newPage();
  const markupAt = async (address: string) => (await fetch(environment.url + address)).text();
  try {
    await releaseTeamRemote(environment, 'mfe-sorting', FLAG_REMOTE);
    for (const isOn of [false, true, false]) {
      await switchFlag(isOn);
      const switchedAt = performance.now();
      for (const { address, words } of PAGES) {
        const shown = isOn ? words.fresh : words.old;
        while (!(await markupAt(address)).includes(shown) && performance.now() - switchedAt < SWITCHED_WITHIN_MS) await sleep(100);
        const seconds = ((performance.now() - switchedAt) / 1000).toFixed(1);
        const isServed = (await markupAt(address)).includes(shown);
        claims.check(
          isServed,
          `${name}, ${isOn ? 'on' : 'off'}: the server sends "${shown}" at ${address} (${seconds} s after the switch)`,
        );
        await openAlive(page, address);
        const heading = await page.getByRole('heading', { level: 1 }).textContent();
        claims.check(heading?.includes(shown) === true, `${name}, ${isOn ? 'on' : 'off'}: the browser shows "${shown}" at ${address}`);
      }
    }
    expectQuiet();
  } finally {
    await context.close();
    await environment.close();
  }
}

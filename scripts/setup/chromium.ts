import { createRequire } from 'node:module';
import { firstExecutable, installSystemPackage, onPath } from './run.ts';

/** Chromium without windows of its own: what Playwright runs too, and a sixth less work for the processor than the whole browser. */
const headlessShell = 'chromium-headless-shell';
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The browser of the tests: the system's headless shell, else Playwright's own browser, else one of the system; null where there is none. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named && firstExecutable([named]) !== null) return named;
  return onPath(headlessShell) ?? firstExecutable([playwrightChromium()]) ?? systemNames.map(onPath).find((file) => file !== null) ?? null;
}

/** Finds the browser or installs one; ends with a sentence when neither is possible. */
export function ensureChromium(): string {
  const found = findChromium() ?? ([headlessShell, 'chromium'].some(installSystemPackage) ? findChromium() : null);
  if (found === null) {
    throw new Error(
      'No Chromium for the browser tests. Install one (apt-get install chromium, or npx playwright install chromium), or set CHROMIUM_PATH.',
    );
  }
  return found;
}

/** The whole browser, for what the headless shell has not: the settings of people, such as to let in no cookies. */
export function ensureWholeChromium(): string {
  const find = () => systemNames.map(onPath).find((file) => file !== null);
  const found = find() ?? (installSystemPackage('chromium') ? find() : undefined);
  if (found === undefined) throw new Error('No whole Chromium for what its settings do. Install one: apt-get install chromium.');
  return found;
}

function playwrightChromium(): string {
  const require = createRequire(new URL('../../e2e/package.json', import.meta.url));
  const { chromium } = require('@playwright/test') as typeof import('@playwright/test');
  return chromium.executablePath();
}

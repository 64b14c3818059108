import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '@vitrava/delivery/chromium';
import { playwrightResults } from '../scripts/gate/results.ts';

const executablePath = findChromium(process.env);

// The shop's servers and commands start hundreds of times from the same files: they inherit this folder with what V8 has compiled of those.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve(import.meta.dirname, '../.cache/compiled');

/**
 * One for each core, as far as the memory suffices: a worker has a shop and a browser of its own. Half as many again
 * took longer.
 */
function workersFor(cores: number, memory: number): number {
  const workerBytes = 2.5 * 1024 ** 3;
  return Math.max(1, Math.min(cores, Math.floor(memory / workerBytes)));
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './fixtures/template.ts',
  workers: workersFor(availableParallelism(), totalmem()),
  fullyParallel: true,
  forbidOnly: true,
  // A retry distinguishes a fault from a chance failure; the gate names the tests that needed it and allows very few (docs/decisions/025).
  retries: 1,
  // Browsers and shops keep every core busy: what takes a second alone takes several beside the others.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: playwrightResults }]],
  use: {
    browserName: 'chromium',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    // A step that cannot be done is named, rather than the whole test called too slow.
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});

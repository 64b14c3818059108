import { availableParallelism, totalmem } from 'node:os';
import { defineConfig } from '@playwright/test';
import { playwrightResults } from '../scripts/gate/results.ts';
import { findChromium } from '../scripts/setup/chromium.ts';

const executablePath = findChromium();

/** A worker has a shop and a browser of its own and waits half of its time, so there are more of them than cores, as memory allows. */
function workersFor(cores: number, memory: number): number {
  const workerBytes = 2.5 * 1024 ** 3;
  return Math.max(1, Math.min(Math.ceil(cores * 1.5), Math.floor(memory / workerBytes)));
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

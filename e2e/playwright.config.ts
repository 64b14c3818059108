import { defineConfig } from '@playwright/test';
import { playwrightResults } from '../scripts/check/results.ts';
import { findChromium } from '../scripts/setup/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // A second try tells a fault from a hiccup; the gate names whoever needed it and allows very few (docs/decisions/025).
  retries: 1,
  timeout: 30_000,
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

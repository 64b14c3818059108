import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Names of the whole browser in a path. */
export const WHOLE_CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'] as const;
/** Without windows of its own first, which needs a sixth less of the processor. */
const NAMES = ['chromium-headless-shell', ...WHOLE_CHROMIUM];

type Environment = Readonly<Record<string, string | undefined>>;

/** The browser that opens pages: `CHROMIUM_PATH`, else the headless shell of the system, Playwright's own, another of the system; null where there is none. */
export function findChromium(env: Environment): string | null {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const [headless = [], ...others] = NAMES.map((name) => folders.map((folder) => join(folder, name)));
  return [env['CHROMIUM_PATH'] ?? '', ...headless, ...playwrightChromium(), ...others.flat()].find(isExecutable) ?? null;
}

function playwrightChromium(): string[] {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core') as typeof import('playwright-core');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return file !== '';
  } catch {
    return false;
  }
}

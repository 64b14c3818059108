import { findChromium, WHOLE_CHROMIUM } from '@vitrava/delivery/chromium';
import { installSystemPackage, onPath } from './run.ts';

/** Finds the browser or installs one; ends with a sentence when neither is possible. */
export function ensureChromium(): string {
  const find = () => findChromium(process.env);
  const found = find() ?? (['chromium-headless-shell', 'chromium'].some(installSystemPackage) ? find() : null);
  if (found === null) {
    throw new Error(
      'No Chromium for the browser tests. Install one (apt-get install chromium, or npx playwright install chromium), or set CHROMIUM_PATH.',
    );
  }
  return found;
}

/** The whole browser, for what the headless shell has not: the settings of people, such as to let in no cookies. */
export function ensureWholeChromium(): string {
  const find = () => WHOLE_CHROMIUM.map(onPath).find((file) => file !== null);
  const found = find() ?? (installSystemPackage('chromium') ? find() : undefined);
  if (found === undefined) throw new Error('No whole Chromium for what its settings do. Install one: apt-get install chromium.');
  return found;
}

import type { Page } from '@playwright/test';
import { expect } from '../fixtures/index.ts';
import { layoutDefects } from './defects.ts';

/** Phones, tablets, laptops and screens, each at and just above the breakpoints; 320 × 256 is a laptop at 400 % zoom. */
const WINDOWS = [
  ...[1920, 1440, 1280, 1084, 1040, 1024, 801, 768, 652, 640, 412, 390, 375, 360, 336, 320].map((width) => ({ width, height: 900 })),
  { width: 320, height: 256 },
];

const LOOKS = 10;
const BETWEEN_LOOKS_MS = 200;

/** A picture of another width, or a map, takes a moment to arrive after the window has changed: what is wrong only until then is no defect. */
async function defectsAtRest(page: Page): Promise<readonly string[]> {
  let defects = await layoutDefects(page);
  for (let looks = 1; defects.length > 0 && looks < LOOKS; looks += 1) {
    await page.waitForTimeout(BETWEEN_LOOKS_MS);
    defects = await layoutDefects(page);
  }
  return defects;
}

/** Takes the page as it is through all widths of window and fails with everything that overflows, overlaps, is clipped or has collapsed. */
export async function expectSoundLayout(page: Page, state: string): Promise<void> {
  // What moves is measured where it comes to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found = new Map<string, string[]>();
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    for (const defect of await defectsAtRest(page)) {
      found.set(defect, [...(found.get(defect) ?? []), window.height === 256 ? '400 % zoom' : `${window.width}`]);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect.soft([...found].map(([defect, widths]) => `${state}: ${defect} (${widths.join(', ')})`)).toEqual([]);
}

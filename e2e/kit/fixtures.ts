import { test as base, type Page } from '@playwright/test';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { type GalleryServer, openGallery } from '../../scripts/gallery/index.ts';
import { listenForErrors } from '../fixtures/quiet-console.ts';

export { expect, type Page } from '@playwright/test';
export { atRest, axe, expectAccessible } from '../fixtures/accessibility.ts';

interface TestFixtures {
  /** Fails the test when the page writes an error to the console. */
  readonly quietConsole: undefined;
}

interface WorkerFixtures {
  readonly gallery: GalleryServer;
}

/** The kit needs no shop around it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern
    async ({}, use) => {
      const gallery = await openGallery();
      await use(gallery);
      await gallery.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ gallery }, use) => use(gallery.url),
  quietConsole: [
    async ({ context }, use) => {
      const expectQuiet = listenForErrors(context);
      await use(undefined);
      expectQuiet();
    },
    { auto: true },
  ],
});

interface GalleryOptions {
  readonly locale?: LocaleCode;
  readonly theme?: string;
  /** One part; all when absent. */
  readonly only?: string;
}

/** Opens the gallery and waits until it is drawn in its own typeface. */
export async function showGallery(page: Page, { locale = 'ru', theme = 'default', only }: GalleryOptions = {}): Promise<void> {
  await page.goto(`/?${new URLSearchParams({ locale, theme, ...(only !== undefined && { only }) })}`);
  await page.locator('main section').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

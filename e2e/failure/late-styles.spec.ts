import type { Page } from '@playwright/test';
import { expect, test, untilAlive, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;

/* Style sheets of remotes that do not come, or come late. */

/** Holds back what it is asked for until it is let through. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    // A page that is gone asks for nothing.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** Animations do not go on by themselves: what time alone ends does not end, until it goes on. */
async function stopTime(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const setRate = (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate });
  await session.send('Animation.enable');
  await setRate(0);
  return () => setRate(1);
}

const isPainted = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

for (const scripts of ['enabled', 'disabled'] as const) {
  test.describe(`with scripts ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === 'enabled' });

    for (const [address, files] of [
      ['/product/1001', /\/releases\/mfe-catalog\/.*\.css$/],
      ['/cart', /\/releases\/mfe-catalog\/.*\.css$/],
      ['/news', /\/releases\/mfe-.*\.css$/],
    ] as const) {
      test(`${address} shows its frame and itself though style sheets never come`, async ({ page }) => {
        const letThrough = await holdBack(page, files);
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.getByRole('banner')).toBeVisible();
        await expect.poll(() => isPainted(page)).toBe(true);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        if (scripts === 'enabled') await untilAlive(page);
        letThrough();
      });
    }

    for (const reducedMotion of ['no-preference', 'reduce'] as const)
      test(`a page is not seen before it has its style, motion: ${reducedMotion}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion });
        const letThrough = await holdBack(page, /\/releases\/mfe-content\/.*\.css$/);
        const goOn = await stopTime(page);
        await page.goto('/news', { waitUntil: 'commit' });
        await expect(page.getByRole('banner').getByRole('link', { name: words.news }).first()).toBeVisible();
        await expect.poll(() => isPainted(page)).toBe(true);
        await expect(page.locator('main h1')).toHaveText(words.news);
        await expect(page.locator('main h1')).toBeHidden();
        letThrough();
        const isStyled = () => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/releases/mfe-content/')));
        await expect.poll(isStyled).toBe(true);
        // Without motion everything changes in a hundredth of a millisecond, which is time, too.
        if (reducedMotion === 'reduce') await goOn();
        await expect(page.locator('main h1')).toBeVisible();
      });
  });
}

test.describe('without the script that links them', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  for (const address of ['/faq', '/product/1001'] as const) {
    test(`${address} has its style all the same`, async ({ page }) => {
      await page.route(/\/_late\//, (route) => route.abort());
      await page.goto(address);
      await untilAlive(page);
      const count = () => page.evaluate(() => [...document.styleSheets].filter(({ href }) => /\/releases\/mfe-/.test(href ?? '')).length);
      const named = await page.locator('[data-rspack]').count();
      expect(named).toBeGreaterThan(0);
      await expect.poll(count).toBeGreaterThanOrEqual(named);
      await expect(page.locator('[data-held]')).toHaveCount(0);
    });
  }
});

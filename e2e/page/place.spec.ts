import type { Page } from '@playwright/test';
import { expect, openAlive, test, tilesOf, untilAlive, WIDTHS, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;
/** Far below the first screen at every width, so that cards above it had no layout when the document came. */
const FAR = 20;
/** All files of the releases but the starter, which loads the others. */
const PROGRAM = /\/releases\/.*\/(?!starter\.)[^/]*\.js$/;

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a place far down a list is the same after a soft Back, a reload and a Back to another document', async ({ page }) => {
      // The first visit may keep the fallback font, in which names break otherwise.
      await openAlive(page, '/');
      await openAlive(page, '/');
      // At once: the cards above may still have their estimated heights.
      const place = await goFarDown(page);

      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.evaluate(() => document.querySelector<HTMLElement>('#shell-header a[href="/news"]')?.click());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.catalogue);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await expect.poll(() => placeOf(page)).toBe(place);

      await page.reload();
      await untilAlive(page);
      await expect.poll(() => placeOf(page)).toBe(place);

      await page.goto('/contacts');
      await page.goBack();
      await untilAlive(page);
      await expect.poll(() => placeOf(page)).toBe(place);
      // Nor does it move when the rest of the page has been laid out.
      await expect(page.locator('body')).not.toHaveAttribute('data-layout');
      expect(await placeOf(page)).toBe(place);
    });

    test('Back returns to the card that was pressed, though the page was scrolled before the next one came', async ({ page }) => {
      await openAlive(page, '/');
      const place = await goFarDown(page);
      const answer = Promise.withResolvers<void>();
      await page.route(/\/_page\?/, async (route) => {
        await answer.promise;
        await route.continue();
      });
      await page.evaluate(() => document.querySelector<HTMLElement>('#shell-header a[href="/news"]')?.click());
      await expect(page.locator('[data-page-skeleton]')).toBeVisible();
      await page.evaluate(() => scrollBy({ top: -500, behavior: 'instant' }));
      answer.resolve();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.catalogue);
      await expect.poll(() => placeOf(page)).toBe(place);
    });

    test('The text being read stays in its place when the cards above it get their real heights', async ({ page }) => {
      const program = Promise.withResolvers<void>();
      await page.route(PROGRAM, async (route) => {
        await program.promise;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      const place = await goFarDown(page);
      await expect(page.locator('body')).toHaveAttribute('data-layout', 'lazy');
      program.resolve();
      await untilAlive(page);
      await expect(page.locator('body')).not.toHaveAttribute('data-layout');
      expect(Math.abs((await placeOf(page)) - place)).toBeLessThanOrEqual(1);
    });

    test.describe('before the program has come', () => {
      test.use({ expectedErrors: [/net::ERR_FAILED/] });
      test.beforeEach(({ page }) => page.route(PROGRAM, (route) => route.abort()));

      test('cards that have no layout yet are taken to be about as high as they are', async ({ page }) => {
        for (const address of ['/', '/en?search=vitamin']) {
          await page.goto(address);
          const heights = await page.evaluate(() => {
            const main = document.querySelector('main') as HTMLElement;
            const estimated = main.scrollHeight;
            delete document.body.dataset['layout'];
            return { estimated, real: main.scrollHeight };
          });
          expect(Math.abs(heights.estimated - heights.real), `${address} ${JSON.stringify(heights)}`).toBeLessThan(40);
        }
      });

      test('a reload far down a list returns to the same card', async ({ page }) => {
        // Twice, for the same reason.
        await page.goto('/');
        await page.goto('/');
        const place = await goFarDown(page);
        await page.reload();
        // The browser restores it by itself, while heights above are estimated: a line of words more or less.
        await expect.poll(async () => Math.abs((await placeOf(page)) - place)).toBeLessThan(24);
      });
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('all cards are drawn, also those far down', async ({ page }) => {
        await page.goto('/');
        const isDrawn = await tilesOf(page, words)
          .nth(FAR)
          .evaluate((tile) => tile.checkVisibility({ contentVisibilityAuto: true }));
        expect(isDrawn).toBe(true);
      });
    });
  });
}

/**
 * Scrolls to a card far down, when its sheet is loaded (the list is invisible before); returns its position in the
 * window.
 */
async function goFarDown(page: Page): Promise<number> {
  const tile = tilesOf(page, words).nth(FAR);
  await tile.waitFor({ state: 'attached' });
  await expect(page.locator('#main')).not.toHaveAttribute('data-unstyled');
  await tile.evaluate((tile) => tile.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // The cards that have come near get their layout with the next frame, which may move this one; then it rests.
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      last = await placeOf(page);
      return last === before;
    })
    .toBe(true);
  return last;
}

/** Of the card's content: its own box has room around it that changes. */
function placeOf(page: Page): Promise<number> {
  return tilesOf(page, words)
    .nth(FAR)
    .locator('> *')
    .evaluate((tile) => Math.round(tile.getBoundingClientRect().top));
}

import type { Page } from '@playwright/test';
import { expect, openAlive, test, WIDTHS } from '../fixtures/index.ts';

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    // The place counts where the page has come to rest: it scrolls smoothly without reduced motion.
    test.use({ viewport: { width, height: 760 }, contextOptions: { reducedMotion: 'reduce' } });

    test('A focused element is never hidden beneath sticky bars, forth and back through a long page', async ({ page }) => {
      await openAlive(page, '/legal-information');
      const forth = await walk(page, 'Tab', 45);
      const back = await walk(page, 'Shift+Tab', 45);
      expect([...new Set([...forth.hidden, ...back.hidden])]).toEqual([]);
      // A walk that focuses nothing proves nothing.
      expect(Math.min(forth.focusedCount, back.focusedCount)).toBeGreaterThan(20);
    });
  });
}

/** Elements that had the focus and could not be seen at all, by their text, and how many steps focused anything. */
async function walk(
  page: Page,
  key: string,
  steps: number,
): Promise<{ readonly hidden: readonly string[]; readonly focusedCount: number }> {
  const hidden: string[] = [];
  let focusedCount = 0;
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    const { hasFocus, name } = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.id === 'main') return { hasFocus: false, name: null };
      const { left, top, width, height } = focused.getBoundingClientRect();
      const points = [0.2, 0.5, 0.8].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
      const isSeen = points.some((seen) => seen !== null && (focused.contains(seen) || seen.contains(focused)));
      return { hasFocus: true, name: isSeen ? null : `${focused.tagName} ${focused.textContent?.slice(0, 40)}` };
    });
    if (hasFocus) focusedCount += 1;
    if (name !== null) hidden.push(name);
  }
  return { hidden, focusedCount };
}

test('[R22] an anchor glides, and Back from it returns to the very place', async ({ page }) => {
  await openAlive(page, '/legal-information');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
  await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
  const link = page.getByRole('navigation', { name: 'Разделы', exact: true }).getByRole('link').last();
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[R22] an anchor jumps', async ({ page }) => {
    await openAlive(page, '/legal-information');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});

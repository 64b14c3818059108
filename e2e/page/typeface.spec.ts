import type { Page } from '@playwright/test';
import { expect, openAlive, test, WORDS } from '../fixtures/index.ts';

const words = WORDS.ru;

/** The families in which the browser has drawn the text of the first element that matches. */
async function drawnFamilies(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

test.use({ isGreeted: false });

test('A first visit shows the brand typeface from its second page on, without a shift of the layout', async ({ page }) => {
  await openAlive(page, '/');
  expect((await drawnFamilies(page, 'main h1')).join()).not.toContain('Golos');
  await expect.poll(() => page.evaluate(() => document.fonts.check('1rem "Golos Text Variable"', 'AЯ₽'))).toBe(true);
  await page.evaluate(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + entry.value });
      }
    }).observe({ type: 'layout-shift' });
  });
  await page.getByRole('banner').getByRole('link', { name: words.news }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.news);
  await expect.poll(() => drawnFamilies(page, 'main h1')).toEqual([expect.stringContaining('Golos')]);
  const label = page.getByRole('banner').getByRole('link', { name: words.news }).first().getByText(words.news);
  await label.evaluate((element) => element.setAttribute('data-label', ''));
  await expect.poll(() => drawnFamilies(page, '[data-label]')).toEqual([expect.stringContaining('Golos')]);
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01);
});

test('A later document is in the brand typeface from the start', async ({ page }) => {
  await openAlive(page, '/');
  await expect.poll(() => page.evaluate(() => document.fonts.check('1rem "Golos Text Variable"', 'AЯ₽'))).toBe(true);
  await openAlive(page, '/news');
  expect((await drawnFamilies(page, 'main h1')).join()).toContain('Golos');
});

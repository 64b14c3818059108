import type { CDPSession, Page } from '@playwright/test';
import { cartLink, expect, openAlive, test, WORDS } from '../fixtures/index.ts';

const words = WORDS.en;
const ROUND = 5;

/** Five kinds: to a product, Back to the list, to another remote's page, to a page of words, home. */
async function goAround(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const navigation = page.getByRole('banner').getByRole('navigation');
  const card = page.locator('main article h2 a').first();
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(title).toHaveText(name);
  await untilWhole(page);
  await page.goBack();
  await expect(card).toHaveText(name);
  await untilWhole(page);
  await cartLink(page, words).click();
  await expect(page.getByText(words.emptyCart)).toBeVisible();
  await expect(page.getByRole('main').getByRole('list').getByRole('listitem')).toHaveCount(8);
  await untilWhole(page);
  await navigation.getByRole('link', { name: words.news }).click();
  await expect(title).toHaveText(words.news);
  await navigation.getByRole('link', { name: words.catalogue }).click();
  await expect(card).toHaveText(name);
  await untilWhole(page);
}

/** Cards below the first screen are rendered after it; React holds what it has begun of a page that is left before. */
async function untilWhole(page: Page): Promise<void> {
  await expect(page.locator('main li:empty')).toHaveCount(0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** What the document holds after the browser has collected its garbage. */
async function countsOf(session: CDPSession): Promise<{ readonly nodes: number; readonly listeners: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}

test('nodes and listeners stay constant from 20 to 100 navigations of five kinds', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAlive(page, '/en');
  const session = await page.context().newCDPSession(page);
  for (let count = 0; count < 20; count += ROUND) await goAround(page);
  const early = await countsOf(session);
  for (let count = 20; count < 100; count += ROUND) await goAround(page);
  const late = await countsOf(session);
  // A leak of one card for each round would be far more than a tenth.
  expect(late.nodes).toBeLessThan(early.nodes * 1.1);
  expect(late.listeners).toBeLessThan(early.listeners * 1.1);
});

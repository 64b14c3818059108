import { chromium } from '@playwright/test';
import { expect, type Page, showGallery, test } from './fixtures.ts';
import { swipe } from './touch.ts';

/* A dialog and the page beneath it: what fingers do, and what must not move. */

const SMALL = 'Небольшое окно';

/** Everything that the last event causes has happened. */
function untilPainted(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
}

test.describe('under a finger', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  async function open(page: Page, name: string) {
    await showGallery(page, { only: 'dialog' });
    await page.getByRole('button', { name, exact: true }).tap();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toHaveAttribute('data-state', 'open');
    const title = await dialog.getByRole('heading').boundingBox();
    const box = await dialog.boundingBox();
    if (!title || !box) throw new Error('The dialog is not to be seen');
    return { dialog, box, from: { x: title.x + 20, y: title.y + title.height / 2 } };
  }

  test('[K26] closes when it is drawn down by more than a tenth of its height, however slowly, and has a button beside it', async ({
    page,
  }) => {
    const { dialog, box, from } = await open(page, SMALL);
    await expect(dialog.getByRole('button', { name: 'Закрыть' })).toBeInViewport();
    await swipe(page, { from, by: { x: 0, y: box.height * 0.1 + 12 }, durationMs: 2000 });
    await expect(dialog).toBeHidden();
  });

  test('[K26] comes back to its place when it is drawn by less, slowly', async ({ page }) => {
    const { dialog, box, from } = await open(page, SMALL);
    await swipe(page, { from, by: { x: 0, y: box.height * 0.1 - 6 }, durationMs: 2000 });
    await untilPainted(page);
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect.poll(async () => (await dialog.boundingBox())?.y).toBe(box.y);
  });

  test('[K26] closes by a short swipe within 300 ms', async ({ page }) => {
    const { dialog, box, from } = await open(page, SMALL);
    await swipe(page, { from, by: { x: 0, y: box.height * 0.1 - 6 }, durationMs: 120 });
    await expect(dialog).toBeHidden();
  });

  test('does not let a finger on the backdrop move the page', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 400 });
    await open(page, SMALL);
    const before = await page.evaluate(() => scrollY);
    await swipe(page, { from: { x: 180, y: 40 }, by: { x: 0, y: -30 }, durationMs: 400 });
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

test('locks the page without a jump where the scrollbar takes room', async ({ gallery, launchOptions }) => {
  // Playwright hides scrollbars; this page has the one that a desktop has.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage({ baseURL: gallery.url, viewport: { width: 1000, height: 500 } });
  await showGallery(page);
  const opener = page.getByRole('button', { name: SMALL, exact: true });
  await opener.scrollIntoViewIfNeeded();
  const look = () =>
    page.evaluate(() => ({
      y: scrollY,
      x: document.querySelector('main')?.getBoundingClientRect().width,
      room: innerWidth - document.documentElement.clientWidth,
    }));
  const before = await look();
  expect(before.room).toBeGreaterThan(0);
  await opener.click();
  await expect(page.getByRole('dialog', { name: SMALL })).toHaveAttribute('data-state', 'open');
  expect(await look()).toMatchObject({ y: before.y, x: before.x });
  await page.mouse.move(500, 30);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  expect(await look()).toMatchObject({ y: before.y, x: before.x });
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect.poll(look).toEqual(before);
  await browser.close();
});

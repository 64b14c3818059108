import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/index.ts';

test.use({ isGreeted: false });

const curtainOf = (page: Page) => page.locator('[data-preloader]');
const isHeldStill = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

async function remembered(context: BrowserContext): Promise<unknown> {
  const stored = (await context.cookies()).find(({ name }) => name === 'preloader');
  return stored && (JSON.parse(decodeURIComponent(stored.value)) as unknown);
}

/** The pace of all that style sheets move; 0 stops it, however slow the machine is. */
async function setPace(page: Page, playbackRate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate });
}

test('[H21] [H22] [H25] The greeting covers the finished page on the first visit; the key that ends it does nothing else', async ({
  page,
  context,
}) => {
  await setPace(page, 0);
  await page.goto('/news');
  await expect(curtainOf(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новости');
  expect(await isHeldStill(page)).toBe(true);
  await page.waitForFunction(() => 'vitravaEarly' in window);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }).focus();
  await page.keyboard.press('Enter');
  await expect(curtainOf(page)).toHaveAttribute('data-fading', '');
  expect(await remembered(context)).toEqual({ hasShownPreloader: false });
  await setPace(page, 1);
  await expect(curtainOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/news$/);
  expect(await isHeldStill(page)).toBe(false);
  expect(await remembered(context)).toEqual({ hasShownPreloader: true });
  await page.reload();
  await expect(page.locator('#shell-overlays > *').first()).toBeAttached();
  await expect(curtainOf(page)).toHaveCount(0);
});

test('[H23] its logo reveals 8 fragments, one every 200 ms; 500 ms after the last it begins to fade', async ({ page }) => {
  await setPace(page, 0);
  await page.goto('/');
  await expect(curtainOf(page)).toBeVisible();
  const pace = await page.evaluate(() => {
    const starts = document
      .getAnimations()
      .map(({ effect }) => ({ target: (effect as KeyframeEffect).target as HTMLElement, ...effect?.getTiming() }));
    const ofFragments = starts
      .filter(({ target }) => 'fragment' in target.dataset)
      .sort((one, other) => Number(one.delay) - Number(other.delay));
    return {
      fragments: ofFragments.map(({ target, delay }) => [target.dataset['fragment'], delay]),
      fades: starts.filter(({ target }) => 'preloader' in target.dataset).map(({ delay }) => delay),
    };
  });
  expect(pace.fragments).toEqual(Array.from({ length: 8 }, (_, index) => [String(index + 1), 200 * (index + 1)]));
  expect(pace.fades).toEqual([8 * 200 + 500]);
});

test('[H24] when its fade ends by itself the page moves again and the visit is remembered; the program is there meanwhile', async ({
  page,
  context,
}) => {
  await setPace(page, 0.2);
  await page.goto('/');
  expect(await isHeldStill(page)).toBe(true);
  // It neither waits for the program nor holds it up.
  await expect(page.locator('#shell-overlays > *').first()).toBeAttached();
  await expect(curtainOf(page)).toBeVisible();
  await setPace(page, 5);
  await expect(curtainOf(page)).toHaveCount(0);
  expect(await isHeldStill(page)).toBe(false);
  expect(await remembered(context)).toEqual({ hasShownPreloader: true });
});

test('a tap ends it, and touches nothing beneath', async ({ page }) => {
  await setPace(page, 0);
  await page.goto('/');
  await page.waitForFunction(() => 'vitravaEarly' in window);
  await page.mouse.click(400, 400);
  await expect(curtainOf(page)).toHaveAttribute('data-fading', '');
  await setPace(page, 1);
  await expect(curtainOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is none, for nothing would remember it, and the page can be used', async ({ page }) => {
    await page.goto('/faq', { waitUntil: 'commit' });
    await page.locator('main summary').first().waitFor();
    // Nothing is painted before the style sheet that hides it is there.
    await expect(curtainOf(page)).toBeHidden();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.locator('main summary').first().click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is none', async ({ page }) => {
    await page.goto('/');
    await expect(curtainOf(page)).toBeHidden();
    expect(await isHeldStill(page)).toBe(false);
  });
});

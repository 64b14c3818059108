import type { Page } from '@playwright/test';

interface Swipe {
  readonly from: { readonly x: number; readonly y: number };
  readonly by: { readonly x: number; readonly y: number };
  /** How long the gesture takes by the timestamps of its events; the test itself waits for nothing. */
  readonly durationMs: number;
}

/** A finger is pressed, moved and lifted, by the browser's own touch events. */
export async function swipe(page: Page, { from, by, durationMs }: Swipe): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const steps = 4;
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + by.x * share, y: from.y + by.y * share }],
      timestamp: start + (durationMs / 1000) * share,
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', step / steps);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: start + durationMs / 1000 });
  await session.detach();
}

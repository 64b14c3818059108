import type { Browser } from '@playwright/test';
import type { Interaction } from './interactions.ts';
import { openPhone } from './phone.ts';
import { firstPaintSinceInput, watchInteraction } from './watch.browser.ts';

/** One interaction once; milliseconds. */
export interface Measured {
  readonly paintedMs: number;
  /** NaN where the browser reports none. */
  readonly latencyMs: number;
  /** CPU time of the page's thread from the input until the page was at rest again. */
  readonly cpuMs: number;
  /** Tasks of more than 50 ms meanwhile. */
  readonly longTasks: number;
}

const SETTLED_MS = 400;
/** The browser reports events after the next paint. */
const REST_MS = 1000;

/** Prepares the page on a fast phone, and measures the interaction on a slow one. */
export async function measure(browser: Browser, shopUrl: string, interaction: Interaction): Promise<Measured> {
  const { page, throttle, cpuMs, close } = await openPhone(browser, shopUrl);
  try {
    await interaction.prepare(page);
    await throttle();
    await page.waitForTimeout(SETTLED_MS);
    await page.evaluate(`(${watchInteraction})(${interaction.isShown})`);
    const before = await cpuMs();
    await interaction.act(page);
    if (interaction.loadsDocument) {
      await page.waitForURL((url) => !url.pathname.startsWith('/en'), { waitUntil: 'load' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const paintedMs = (await page.evaluate(firstPaintSinceInput)) ?? Number.NaN;
      return { paintedMs, latencyMs: Number.NaN, cpuMs: Number.NaN, longTasks: Number.NaN };
    }
    await page.waitForFunction(() => window.vitravaBench?.paintedMs != null);
    await page.waitForTimeout(REST_MS);
    const recorded = await page.evaluate(() => window.vitravaBench);
    return {
      paintedMs: recorded?.paintedMs ?? Number.NaN,
      // Shorter ones are not reported.
      latencyMs: recorded?.latencyMs ?? 16,
      cpuMs: (await cpuMs()) - before,
      longTasks: recorded?.longTasks ?? 0,
    };
  } catch (error) {
    throw new Error(`${interaction.name}: ${(error as Error).message}`, { cause: error });
  } finally {
    await close();
  }
}

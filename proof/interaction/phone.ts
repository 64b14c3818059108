import { type Browser, type BrowserContext, type CDPSession, devices, type Page } from '@playwright/test';

const CPU_SLOWDOWN = 4;
/** Slow 4G as Lighthouse simulates it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };

/** A phone with a page of the shop and an empty cache. */
export interface Phone {
  readonly page: Page;
  /** Slows processor and network down, from now on. */
  readonly throttle: () => Promise<void>;
  /** CPU time of the page's thread so far, in milliseconds. */
  readonly cpuMs: () => Promise<number>;
  readonly close: () => Promise<void>;
}

export async function openPhone(browser: Browser, baseURL: string): Promise<Phone> {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Moto G4'];
  const context: BrowserContext = await browser.newContext({ baseURL, viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });
  // Neither the greeting nor the cookie notice is a part of an interaction.
  await context.addCookies([
    { name: 'preloader', value: encodeURIComponent('{"hasShownPreloader":true}'), url: baseURL },
    // Of a visitor who has been here: the typeface is not changed with the first navigation.
    { name: 'typeface', value: 'ru', url: baseURL },
  ]);
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    async throttle() {
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    },
    async cpuMs() {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    },
    close: () => context.close(),
  };
}

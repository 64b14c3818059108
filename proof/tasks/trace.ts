import { type Browser, devices } from '@playwright/test';

/** So long after the network is at rest what waits for a pause has been done: the layout of the rest, the first cards' pages. */
const QUIET_MS = 4000;
const CATEGORIES = ['toplevel', 'loading', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink.user_timing'];
const MAX_TRIES = 3;

/** An event of Chromium's trace format; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the thread's own clock, which stops while another process has the core. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly url?: string; readonly fileName?: string; readonly documentLoaderURL?: string } };
}

export interface Trace {
  readonly events: readonly TraceEvent[];
  /** Of the page that was looked at. */
  readonly navigation: TraceEvent;
}

/**
 * What the browser did during a phone's first visit of a page, from the navigation until nothing more is waiting. `rate`: so many times slower than
 * it is Chromium makes the processor. Now and then the browser writes no trace: then it looks once more.
 */
export async function traceVisit(browser: Browser, url: string, rate: number): Promise<Trace> {
  for (let left = MAX_TRIES; left > 0; left -= 1) {
    const events = await eventsOf(browser, url, rate);
    const navigation = events.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url);
    if (navigation) return { events, navigation };
  }
  throw new Error(`The browser wrote no trace of ${url}`);
}

async function eventsOf(browser: Browser, url: string, rate: number): Promise<readonly TraceEvent[]> {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Moto G4'];
  const context = await browser.newContext({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await browser.startTracing(page, { categories: CATEGORIES });
    // Nothing is requested of the page meanwhile: answering would be a part of its tasks.
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(QUIET_MS);
    return (JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents;
  } finally {
    await context.close();
  }
}

import type { Browser, Page } from '@playwright/test';
import { USER_AGENT } from './plain-visitor.ts';

export interface BrowserVisit {
  readonly server: string;
  readonly path: string;
  /** Where the visitor comes from. */
  readonly address: string;
  /** The page reports by itself that it is alive: a canary runs. */
  readonly isAwaited: boolean;
  /** What the visitor does on the page; without it they press Tab once. */
  readonly does?: (page: Page) => Promise<void>;
}

const REPORTER = /\/telemetry\.js$/;
/** A page without a report by then has died. Machines are busy, and the bad pages keep their own busy besides. */
const REPORT_WITHIN_MS = 45_000;
/** What a page sends while it is left is on its way then; no one can see it go. */
const ON_ITS_WAY_MS = 500;

/** A new visitor opens a page in a browser, does something and leaves. Whatever is reported, the page itself reports. */
export async function visitInBrowser(browser: Browser, { server, path, address: from, isAwaited, does }: BrowserVisit): Promise<void> {
  const context = await browser.newContext({
    baseURL: server,
    locale: 'ru-RU',
    userAgent: USER_AGENT,
    extraHTTPHeaders: { 'x-forwarded-for': from },
    viewport: { width: 1280, height: 900 },
  });
  try {
    const page = await context.newPage();
    // While a canary runs a page reports soon, else when it is left.
    const output = page.waitForRequest((request) => request.url().endsWith('/_events'), { timeout: REPORT_WITHIN_MS }).catch(() => null);
    const reporter = page.waitForResponse((response) => REPORTER.test(response.url()), { timeout: REPORT_WITHIN_MS }).catch(() => null);
    await page.goto(path);
    await page.keyboard.press('Tab');
    await does?.(page);
    const address = (await reporter)?.url();
    if (address === undefined) return;
    await page.evaluate(async (module) => void (await import(module)), address).catch(() => undefined);
    if (isAwaited) await output;
    // Reports that a page sends during a navigation lack the header with the visitor's origin, and without a canary
    // visitors are distinguished by that.
    await page.evaluate(() => dispatchEvent(new Event('pagehide'))).catch(() => undefined);
    await page.waitForTimeout(ON_ITS_WAY_MS);
    await page.goto('about:blank');
    await page.waitForTimeout(ON_ITS_WAY_MS);
  } finally {
    await context.close();
  }
}

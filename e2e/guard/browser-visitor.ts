import type { Browser, Page } from '@playwright/test';
import { USER_AGENT } from './plain-visitor.ts';

/** A visit in a browser. */
export interface BrowserVisit {
  readonly server: string;
  readonly path: string;
  /** Where the visitor comes from. */
  readonly address: string;
  /** What the visitor does on the page; without it they press Tab once. */
  readonly does?: (page: Page) => Promise<void>;
}

/** Without a report the page has died; then it waits no longer. */
const REPORT_WITHIN_MS = 5_000;
/** What a page sends while it is left is on its way then; no one can see it go. */
const ON_ITS_WAY_MS = 150;

/** A new visitor opens a page in a browser, does something and leaves. Whatever is reported, the page itself reports. */
export async function visitInBrowser(browser: Browser, { server, path, address, does }: BrowserVisit): Promise<void> {
  const context = await browser.newContext({
    baseURL: server,
    locale: 'ru-RU',
    userAgent: USER_AGENT,
    extraHTTPHeaders: { 'x-forwarded-for': address },
    viewport: { width: 1280, height: 900 },
  });
  try {
    const page = await context.newPage();
    const reporter = page.waitForResponse((response) => /\/telemetry\.[0-9a-f]+\.js$/.test(response.url()), { timeout: REPORT_WITHIN_MS });
    const isReporting = reporter.then(
      () => true,
      () => false,
    );
    await page.goto(path);
    await page.keyboard.press('Tab');
    await does?.(page);
    if (!(await isReporting)) return;
    await page.evaluate(async (address) => void (await import(address)), (await reporter).url()).catch(() => undefined);
    await page.goto('about:blank');
    await page.waitForTimeout(ON_ITS_WAY_MS);
  } finally {
    await context.close();
  }
}

import type { Page } from '@playwright/test';
import { type Environment, expect, keepBeacons, openAlive, test, WORDS } from '../fixtures/index.ts';

/** The console keeps what it has counted for ten seconds. */
const REPORT_WITHIN_MS = 20_000;

interface Figure {
  readonly remote: string;
  readonly version: string;
  readonly name: string;
  readonly count: number;
}

interface ConsoleReport {
  readonly parts: Readonly<Record<'pages' | 'errors' | 'vitals', readonly Figure[]>>;
}

/** The console's data, for a program. */
async function reportOf({ consoleUrl, operatorKey }: Environment): Promise<string> {
  const answer = await fetch(`${consoleUrl}/report.json`, { headers: { authorization: `Bearer ${operatorKey}` } });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** How often a row of the console has been counted: `remote`, its live version, `what`. */
async function countOf(environment: Environment, remote: 'mfe-catalog' | 'shell', what: string): Promise<number> {
  const version = await environment.versionOf(remote);
  const { pages, errors, vitals } = (JSON.parse(await reportOf(environment)) as ConsoleReport).parts;
  const isRequested = (figure: Figure) => figure.remote === remote && figure.version === version && figure.name === what;
  return [...pages, ...errors, ...vitals].find(isRequested)?.count ?? 0;
}

/** Does something that makes telemetry come, and waits until it runs. */
async function untilTelemetryRuns(page: Page, act: () => Promise<unknown>): Promise<void> {
  const chunk = page.waitForResponse((response) => /\/telemetry\.js$/.test(response.url()));
  await act();
  await page.evaluate((address) => import(address), (await chunk).url());
}

test('a visited page shows on the console with its Web Vitals, under the version that was shown', async ({ page, environment }) => {
  const rows = ['start', 'LCP', 'CLS', 'TTFB'];
  const before = await Promise.all(rows.map((what) => countOf(environment, 'mfe-catalog', what)));
  await openAlive(page, '/');
  await untilTelemetryRuns(page, () => page.keyboard.press('Tab'));
  await page.goto('about:blank');
  for (const [index, what] of rows.entries()) {
    await expect
      .poll(() => countOf(environment, 'mfe-catalog', what), { message: what, timeout: REPORT_WITHIN_MS })
      .toBeGreaterThan(before[index] ?? 0);
  }
  expect(await reportOf(environment)).not.toContain('127.0.0.1');
});

test.describe('a reporter that did not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('The reporter is requested again with the next page, and reports the first page, too', async ({ page }) => {
    await page.route(/\/telemetry\.js$/, (route) => route.abort(), { times: 1 });
    await openAlive(page, '/');
    const failed = page.waitForEvent('requestfailed', (request) => /\/telemetry\.js$/.test(request.url()));
    await page.keyboard.press('Tab');
    await failed;
    await untilTelemetryRuns(page, () => page.getByRole('banner').getByRole('link', { name: WORDS.ru.cart }).first().click());
    await expect(page).toHaveURL(/\/cart$/);
    const sent = await keepBeacons(page);
    const { events } = JSON.parse(await sent()) as { readonly events: readonly { readonly type: string; readonly name: string }[] };
    expect(events.flatMap(({ type, name }) => (type === 'page' ? [name] : []))).toEqual(['start', 'cart']);
  });
});

test.describe('an error of a page', () => {
  test.use({ expectedErrors: [/Ivan Petrov/] });

  test('is reported by its kind, never by its text', async ({ page, environment }) => {
    const before = await countOf(environment, 'shell', 'window:TypeError');
    await openAlive(page, '/');
    await untilTelemetryRuns(page, () =>
      page.evaluate(() => {
        setTimeout(() => {
          throw new TypeError('Ivan Petrov');
        });
      }),
    );
    await page.goto('about:blank');
    await expect.poll(() => countOf(environment, 'shell', 'window:TypeError'), { timeout: REPORT_WITHIN_MS }).toBe(before + 1);
    expect(await reportOf(environment)).not.toContain('Ivan');
  });
});

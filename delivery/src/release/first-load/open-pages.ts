import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { BrowserContext, Page } from 'playwright-core';

/** The faults of one opened page, as parts of sentences. */
export interface OpenedPage {
  readonly path: string;
  readonly faults: readonly string[];
}

const PAGES_AT_ONCE = 2;
const FOLLOW_ATTEMPTS = 3;
/** Each is the longest wait: a page that is ready sooner is checked sooner. */
const WAIT_MS = { load: 30_000, script: 5_000, quiet: 15_000, shown: 5_000 };

/** Runs in the page: which parts of it cannot be seen. Text of hidden elements is not among `innerText`. */
const HIDDEN_PARTS = `Object.entries({ header: 'header', main: 'main', footer: 'footer' }).flatMap(([name, selector]) => {
  const part = document.querySelector(selector);
  const box = part?.getBoundingClientRect();
  const isSeen = part?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && box.width > 1 && box.height > 1;
  const isFilled = name !== 'main' || part?.innerText.trim() || part?.querySelector('img, svg, canvas, video')?.checkVisibility();
  return isSeen && isFilled ? [] : [name];
})`;

/** Runs in the page: a link to another page of the shop is followed without a new document. */
const follow = (
  path: string,
) => `document.body.append(Object.assign(document.createElement('a'), { id: 'follow', href: ${JSON.stringify(path)} })),
  document.getElementById('follow').click()`;

/** Runs in the page: paths of the shop to which its main part leads. */
const LINKS = `[...document.querySelectorAll('main a[href]')].filter((a) => a.origin === location.origin).map((a) => a.pathname)`;

/** The pages to open, and what with. */
export interface PagesToOpen {
  /** Where the shop is. */
  readonly shop: string;
  /** Whose scripts are waited for. */
  readonly remote: string;
  readonly paths: readonly string[];
  /** Whether a path is the address of a page, which may be missing only because there is no such thing. */
  readonly isPage: (path: string) => boolean;
  readonly executablePath: string;
}

/** Opens each path of a shop once in a browser and lists what is wrong with it. */
export async function openPages({ executablePath, ...pages }: PagesToOpen): Promise<OpenedPage[]> {
  const { chromium } = await import('playwright-core');
  // Chromium cannot confine its own processes when it runs as root.
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  try {
    const context = await browser.newContext();
    // These visits are no visitors'.
    await context.route('**/_events', (route) => route.fulfill({ status: 204 }));
    const queue = new PQueue({ concurrency: PAGES_AT_ONCE });
    return await queue.addAll(pages.paths.map((path) => async () => ({ path, faults: await openPage(context, path, pages) })));
  } finally {
    await browser.close();
  }
}

async function openPage(
  context: BrowserContext,
  path: string,
  { shop, remote, isPage }: Omit<PagesToOpen, 'executablePath'>,
): Promise<string[]> {
  const page = await context.newPage();
  const faults = new Set<string>();
  page.on('pageerror', ({ message }) => void faults.add(`reports "${message}"`));
  page.on('console', (message) => {
    const [text = ''] = message.text().split('\n', 1);
    // A call that the backend did not answer is no fault of the page.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) faults.add(`reports "${text}"`);
  });
  const load = (address: string) => page.goto(new URL(address, shop).href, { timeout: WAIT_MS.load });
  const ownScript = () =>
    page.waitForResponse((response) => isScriptOf(remote, response.url()), { timeout: WAIT_MS.script }).catch(() => null);
  const quiet = () => page.waitForLoadState('networkidle', { timeout: WAIT_MS.quiet }).catch(() => undefined);
  let hasFailed = false;
  const look = async () => {
    await quiet();
    for (const part of await hiddenParts(page)) faults.add(`shows nothing in ${part}`);
    hasFailed ||= (await page.locator('[data-failure-of]').count()) > 0;
  };
  const isOfText = async () => (await page.locator('main [data-hydration=islands]').count()) > 0;
  const script = ownScript();
  await load(path);
  if (!(await isOfText())) await script;
  await look();
  for (const link of new Set(await page.evaluate<string[]>(LINKS))) {
    const isDead = !isPage(link) && (await page.request.get(new URL(link, shop).href)).status() === 404;
    if (isDead) faults.add(`leads to ${link}, which the shop does not have`);
  }
  // The document needs no scripts of its remote, but a page before it leads here by them, once it is alive.
  for (let attempt = 0; attempt < FOLLOW_ATTEMPTS && (await isOfText()); attempt += 1) {
    await load('/no-such-page');
    await quiet();
    await wait(attempt * 1000);
    await Promise.all([ownScript(), page.evaluate(follow(path))]);
    await look();
  }
  await page.close();
  return faults.size === 0 && hasFailed ? ['shows its failure instead of the page'] : [...faults];
}

function isScriptOf(remote: string, url: string): boolean {
  return url.includes(`/releases/${remote}/`) && /\.m?js$/.test(url);
}

/** Parts may be drawn after the network is quiet. */
async function hiddenParts(page: Page): Promise<string[]> {
  const end = performance.now() + WAIT_MS.shown;
  for (;;) {
    const hidden = await page.evaluate<string[]>(HIDDEN_PARTS);
    if (hidden.length === 0 || performance.now() > end) return hidden;
    await wait(100);
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { splitLocale } from '@vitrava/shared-kit/contracts/locale';
import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import PQueue from 'p-queue';
import type { BrowserContext, Page } from 'playwright-core';
import { doRoutesOverlap, isFixed, someAddress } from '../../gate/index.ts';
import { findLeftovers } from './find-leftovers.ts';

/** The faults of one opened page, as parts of sentences. */
export interface OpenedPage {
  /** The name of the route. */
  readonly route: string;
  readonly path: string;
  readonly faults: readonly string[];
  /** Parts that scripts of the build have left in the page when another one followed. */
  readonly leftovers: readonly string[];
}

const PAGES_AT_ONCE = 2;
/** A link leads to a new document until the shell is alive, which no page announces. */
const FOLLOW_ATTEMPTS = 6;
/** Each is the longest wait: a page that is ready sooner is checked sooner. `page` is for all of them together. */
const WAIT_MS = { page: 60_000, load: 30_000, script: 5_000, quiet: 15_000, shown: 5_000 };
const HANGS = `is not ready after ${WAIT_MS.page / 1000} s`;
const MAX_LINKS = 50;

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

/** Runs in the page: addresses to which its main part leads. */
const LINKS = `[...document.querySelectorAll('main a[href]')].map((a) => a.href)`;

/** The pages to open. */
export interface PagesToOpen {
  /** The origin of the shop. */
  readonly shop: string;
  /** A part of all addresses of files of the build. */
  readonly folder: string;
  readonly routes: readonly RouteDefinition[];
  /** The page of another remote that follows each of a remote without the kit; absent: nothing is looked for after it. */
  readonly next: string | undefined;
  /** Whether a path matches a route. Its page may still be missing, as that of a product that does not exist. */
  readonly isPage: (path: string) => boolean;
  readonly executablePath: string;
}

/**
 * Opens a page of each route once in a browser and lists what is wrong with it. Routes with parameters come last, at an address to which the other
 * pages lead, if there is one. Rejects when the browser does not start.
 */
export async function openPages({ executablePath, ...pages }: PagesToOpen): Promise<OpenedPage[]> {
  const { chromium } = await import('playwright-core');
  // Chromium cannot confine its own processes when it runs as root.
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  try {
    // Visitors who opt out take part in no canary and no experiment.
    const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: false, extraHTTPHeaders: { 'sec-gpc': '1' } });
    await context.route('**/_events', (route) => route.fulfill({ status: 204 }));
    // What a page requests is limited by its policy; where it may lead the browser is not.
    await context.route(
      ({ origin }) => origin !== pages.shop,
      (route) => (route.request().isNavigationRequest() ? route.abort() : route.continue()),
    );
    const queue = new PQueue({ concurrency: PAGES_AT_ONCE });
    let isHanging = false;
    const links = new Set<string>();
    const open = async (route: RouteDefinition): Promise<OpenedPage> => {
      const isFound = (link: string) => !route.path.includes('*') && doRoutesOverlap(route.path, splitLocale(link).path);
      const path = [...links].find(isFound) ?? someAddress(route);
      // The others would hang as long.
      const { faults, leftovers } = isHanging ? NOTHING_FOUND : await openPage(context, path, { ...pages, links });
      isHanging ||= faults.includes(HANGS);
      return { route: route.name, path, faults, leftovers };
    };
    const openAll = (routes: readonly RouteDefinition[]) => queue.addAll(routes.map((route) => () => open(route)));
    const fixed = await openAll(pages.routes.filter(isFixed));
    return [...fixed, ...(await openAll(pages.routes.filter((route) => !isFixed(route))))];
  } finally {
    await browser.close();
  }
}

interface OpenContext extends Omit<PagesToOpen, 'executablePath' | 'routes'> {
  /** Receives the paths to which the page leads. */
  readonly links: Set<string>;
}

type FoundInPage = Pick<OpenedPage, 'faults' | 'leftovers'>;
const NOTHING_FOUND: FoundInPage = { faults: [], leftovers: [] };

/** A page that hangs or ends has one fault. */
async function openPage(context: BrowserContext, path: string, pages: OpenContext): Promise<FoundInPage> {
  const page = await context.newPage();
  const deadline = wait(WAIT_MS.page, [HANGS], { ref: false });
  try {
    const faults = await Promise.race([inspectPage(page, path, pages), deadline]);
    return { faults, leftovers: faults.length === 0 ? await leavePage(page, pages).catch(() => []) : [] };
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    return { faults: [`cannot be opened: ${reason.replace(/\.$/, '')}`], leftovers: [] };
  } finally {
    void page.close().catch(() => undefined);
  }
}

/** Follows a link to the next page within the document, and looks at what is left of the remote. */
async function leavePage(page: Page, { folder, next }: OpenContext): Promise<readonly string[]> {
  if (next === undefined) return [];
  await page.evaluate(follow(next));
  const isLeft = `location.pathname === ${JSON.stringify(next)} && !document.querySelector('[data-foreign] > *')`;
  // The functions that Playwright waits for need eval, which the policy of the page refuses.
  const end = performance.now() + WAIT_MS.script;
  while (!(await page.evaluate<boolean>(isLeft))) {
    if (performance.now() > end) return [];
    await wait(100);
  }
  return findLeftovers(page, (url) => url.includes(folder));
}

async function inspectPage(page: Page, path: string, { shop, folder, isPage, links }: OpenContext): Promise<string[]> {
  const faults = new Set<string>();
  const isOfBuild = (text: string) => isErrorOf(folder, shop, text);
  page.on('pageerror', ({ message, stack = '' }) => {
    if (isOfBuild(stack)) faults.add(`reports "${message}"`);
  });
  page.on('console', (message) => {
    const text = message.text();
    // A call that the backend did not answer is no fault of the page.
    if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return;
    if (isOfBuild(`${text}\n${message.location().url}`)) faults.add(`reports "${text.split('\n', 1)[0]}"`);
  });
  const load = (address: string) => page.goto(new URL(address, shop).href, { timeout: WAIT_MS.load });
  const ownScript = () =>
    page.waitForResponse((response) => isScriptOf(folder, response.url()), { timeout: WAIT_MS.load }).catch(() => null);
  const quiet = () => page.waitForLoadState('networkidle', { timeout: WAIT_MS.quiet }).catch(() => undefined);
  let hasFailed = false;
  const inspect = async () => {
    await quiet();
    for (const part of await hiddenParts(page)) faults.add(`shows nothing in ${part}`);
    hasFailed ||= (await page.locator('[data-failure-of]').count()) > 0;
  };
  const isOfText = async () => (await page.locator('main [data-hydration=islands]').count()) > 0;
  const script = ownScript();
  await load(path);
  if (!(await isOfText())) await Promise.race([script, wait(WAIT_MS.script)]);
  await inspect();
  for (const link of pathsOf(await page.evaluate<string[]>(LINKS), shop)) {
    const isDead = !isPage(link) && (await page.request.get(`${shop}${link}`, { maxRedirects: 0 })).status() === 404;
    links.add(link);
    if (isDead) faults.add(`leads to ${link}, which the shop does not have`);
  }
  // The document needs no scripts of its remote, but a page before it leads here by them, once it is alive.
  for (let attempt = 0; attempt < FOLLOW_ATTEMPTS && (await isOfText()); attempt += 1) {
    await load('/no-such-page');
    await quiet();
    await wait(attempt * 1000);
    const followed = Promise.race([ownScript(), page.waitForEvent('load', { timeout: WAIT_MS.load }).catch(() => null)]);
    await page.evaluate(follow(path));
    await Promise.race([followed, wait(WAIT_MS.script)]);
    await inspect();
  }
  if (await isOfText()) faults.add('is not drawn in the browser when another page leads there');
  return faults.size === 0 && hasFailed ? ['shows its failure instead of the page'] : [...faults];
}

/** The paths of links within the shop. */
function pathsOf(links: readonly string[], shop: string): readonly string[] {
  const urls = links.map((link) => URL.parse(link)).filter((url) => url?.origin === shop);
  return [...new Set(urls.map((url) => url?.pathname ?? ''))].slice(0, MAX_LINKS);
}

/** Whether an error may come from the build: its text names a file of the build, or at least none of another release or origin. */
function isErrorOf(folder: string, shop: string, text: string): boolean {
  const addresses = text.match(/https?:\/\/[^\s)]+/g) ?? [];
  if (addresses.some((address) => address.includes(folder))) return true;
  return addresses.every((address) => address.startsWith(`${shop}/`) && !/\/releases\/(?!shell\/)/.test(address));
}

function isScriptOf(folder: string, url: string): boolean {
  return url.includes(folder) && /\.m?js$/.test(url);
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

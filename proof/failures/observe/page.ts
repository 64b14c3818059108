import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, WORDS } from '../../../e2e/fixtures/words.ts';

export interface ExpectedPage {
  /** With the prefix of the language. */
  readonly path: string;
  /** Headings that are right: steps of the checkout may replace each other. Null: any. */
  readonly titles: readonly string[] | null;
  /** The page requests a guest to sign in. */
  readonly promptsSignIn: boolean;
}

/** The main area. `readable`: not hydrated yet; `failure`: with a retry; `outline`: a skeleton; `guest`: signed out. */
export type Shown = 'whole' | 'readable' | 'failure' | 'outline' | 'guest' | 'other' | 'blank';

export interface Observation {
  readonly shown: Shown;
  /** Visible characters in the main area. */
  readonly size: number;
  /** Something is marked as loading. */
  readonly isBusy: boolean;
}

const POLL_MS = 100;
const STILL_MS = 1200;
const CLICK_MS = 4000;
const FOLLOW_WITHIN_MS = 12_000;
const MOST_RETRY_SECONDS = 5;

export interface Viewer {
  readonly language: Language;
  readonly hasScripts: boolean;
}

export async function observe(page: Page, expected: ExpectedPage, { language, hasScripts }: Viewer): Promise<Observation> {
  const { retry, login, signIn } = WORDS[language];
  return page.evaluate(readMain, { ...expected, retry, login, signIn, hasScripts });
}

interface Reading extends ExpectedPage {
  readonly retry: string;
  readonly login: string;
  readonly signIn: string;
  readonly hasScripts: boolean;
}

function readMain({ titles, promptsSignIn, retry, login, signIn, hasScripts }: Reading): Observation {
  const main = document.querySelector('main');
  // biome-ignore lint/performance/useDomNodeTextContent: only rendered text counts
  const text = main?.innerText ?? '';
  const visible = (root: ParentNode | null, selector: string) =>
    [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const isNamed = (element: Element, name: string) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim() === name;
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const readShown = (): Shown => {
    if (performance.getEntriesByName('first-contentful-paint').length === 0) return 'blank';
    const way =
      visible(main, '[role="alert"] button, [role="alert"] a')[0] ?? visible(main, 'button, a').find((one) => isNamed(one, retry));
    if (way) return text.replace(way.textContent ?? '', '').trim().length > 20 ? 'failure' : 'other';
    const hasPrompt =
      visible(document, '[role="dialog"] h2, dialog h2').some((one) => isNamed(one, login)) ||
      visible(main, 'button').some((one) => isNamed(one, signIn));
    if (hasPrompt && !promptsSignIn) return 'guest';
    if (visible(main, '[data-page-skeleton]').length > 0) return 'outline';
    if (text.trim() === '' && visible(main, 'img, svg, [aria-busy]').length === 0) return 'blank';
    if (!visible(main, 'h1').some((one) => titles?.includes(one.textContent ?? '') ?? one.textContent !== '')) return 'other';
    const boundary = [...(main?.querySelectorAll<HTMLElement>('[data-boundary]') ?? [])].find((one) => one.childElementCount > 0);
    const isAlive =
      boundary?.dataset['hydration'] === 'islands' ||
      ([...(boundary?.children ?? [])].some(isHydrated) && [...(boundary?.querySelectorAll('button') ?? [])].every(isHydrated));
    return isAlive || !hasScripts ? 'whole' : 'readable';
  };
  return { shown: readShown(), size: text.length, isBusy: visible(main, '[aria-busy="true"]').length > 0 };
}

export interface Settling {
  readonly viewer: Viewer;
  readonly withinMs: number;
  /** The states that end the wait once the page has not changed for a while. */
  readonly accepts: readonly Shown[];
  readonly isPending?: () => boolean;
  readonly stillMs?: number;
}

/** Waits until the page is in an accepted state and does not change. `blankMs`: for how long it was empty. */
export async function settle(page: Page, expected: ExpectedPage, settling: Settling): Promise<Observation & { readonly blankMs: number }> {
  const { viewer, withinMs, accepts, isPending = () => false, stillMs = STILL_MS } = settling;
  let last: Observation = { shown: 'blank', size: 0, isBusy: false };
  let [unchangedMs, blankMs] = [0, 0];
  for (const end = performance.now() + withinMs; performance.now() < end && unchangedMs < stillMs; await page.waitForTimeout(POLL_MS)) {
    // Null while the document is replaced.
    const now = await observe(page, expected, viewer).catch(() => null);
    if (now === null) continue;
    if (now.shown === 'blank') blankMs += POLL_MS;
    const isQuiet = !viewer.hasScripts || (!now.isBusy && !isPending());
    const isSame = now.shown === last.shown && now.size === last.size;
    unchangedMs = isSame && isQuiet && accepts.includes(now.shown) ? unchangedMs + POLL_MS : 0;
    last = now;
  }
  return { ...last, blankMs };
}

/** Opens a document. Repeats the request after a 503 with `Retry-After` (decision 061). Returns the status. */
export async function openDocument(page: Page, address: string): Promise<number> {
  const response = await page.goto(address, { waitUntil: 'commit' });
  const seconds = Number(response?.headers()['retry-after']);
  if (response?.status() !== 503 || !(seconds > 0 && seconds <= MOST_RETRY_SECONDS)) return response?.status() ?? 0;
  await page.waitForTimeout(seconds * 1000);
  return (await page.goto(address, { waitUntil: 'commit' }))?.status() ?? 0;
}

/** Clicks a link to this path: one of the header, or an added one. Tries again when the document is replaced meanwhile. */
export async function follow(page: Page, path: string): Promise<void> {
  const own = page.locator(`header a[href="${path}"]`).first();
  const click = async () => {
    // The request to sign in covers the page.
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
    if (await own.isVisible()) return own.click({ timeout: CLICK_MS });
    await page.evaluate(addLink, { id: 'added-link', href: path });
    return page.locator('#added-link').click({ timeout: CLICK_MS });
  };
  await expect(click).toPass({ timeout: FOLLOW_WITHIN_MS });
}

/** Runs in the page: adds a link above everything, which disappears when it is clicked. */
export function addLink({ id, href, popup }: { readonly id: string; readonly href: string; readonly popup?: string }): void {
  document.getElementById(id)?.remove();
  const link = Object.assign(document.createElement('a'), { id, href, textContent: popup ?? href });
  if (popup !== undefined) link.dataset['popup'] = popup;
  Object.assign(link.style, { position: 'fixed', top: '0', left: '0', zIndex: '2147483647', padding: '4px', background: 'white' });
  link.addEventListener('click', () => setTimeout(() => link.remove()));
  document.body.append(link);
}

export async function pressRetry(page: Page, language: Language, place: Locator = page.getByRole('main')): Promise<void> {
  const named = place.getByText(WORDS[language].retry, { exact: true });
  const offered = (await named.count()) > 0 ? named : place.locator('[role="alert"]').locator('button, a');
  await offered
    .first()
    .click()
    .catch(() => undefined);
}

export function visibleText(place: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: only rendered text counts
  return place.innerText().catch(String);
}

export async function describePage(page: Page): Promise<string> {
  const text = await visibleText(page.locator('main'));
  return `${new URL(page.url()).pathname}: ${text.replaceAll(/\s+/g, ' ').slice(0, 100)}`;
}

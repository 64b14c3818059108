import type { Locator, Page } from '@playwright/test';
import { type Language, WORDS } from '../../e2e/fixtures/words.ts';

/** A page as it is when nothing fails. */
export interface WantedPage {
  /** With the prefix of the language. */
  readonly path: string;
  readonly title: string;
  /** Pages that may come in its place, title by path: the steps of the checkout lead to each other by what was chosen. */
  readonly instead?: Readonly<Record<string, string>>;
}

/** What stands in the main area: the page, alive; the page as the server has drawn it; words and a retry in its place; its outline; something else; or nothing at all. */
export type Shown = 'whole' | 'readable' | 'failure' | 'outline' | 'other' | 'blank';

const LOOK_MS = 100;
const TITLE_RESTS_MS = 1500;
const FOLLOW_MS = 4000;
const FOLLOW_TRIES = 3;

/** Asks for a document, and once more when told to come again: many visitors at once are more than a server makes at once (decision 061). Gives its status. */
export async function openDocument(page: Page, path: string): Promise<number | undefined> {
  const answer = await page.goto(path, { waitUntil: 'commit' });
  const seconds = Number(answer?.headers()['retry-after']);
  if (answer?.status() !== 503 || !(seconds > 0)) return answer?.status();
  await page.waitForTimeout(seconds * 1000);
  return (await page.goto(path, { waitUntil: 'commit' }))?.status();
}

/** What the main area shows now. */
export async function look(page: Page, { title, instead = {} }: WantedPage, language: Language, hasScripts: boolean): Promise<Shown> {
  return page.evaluate(
    ({ wanted, others, retry, isRead }) => {
      if (performance.getEntriesByName('first-contentful-paint').length === 0) return 'blank';
      const main = document.querySelector('main');
      // biome-ignore lint/performance/useDomNodeTextContent: what is not rendered is not read
      const words = main?.innerText.trim() ?? '';
      const seen = (selector: string) =>
        [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((one) => one.checkVisibility({ visibilityProperty: true }));
      const isRetry = (one: HTMLElement) => one.textContent.replaceAll(/\s+/g, ' ').trim() === retry;
      const way = seen('[role="alert"] button, [role="alert"] a')[0] ?? seen('button, a').find(isRetry);
      // The words stand before the way on.
      if (way) return words.replace(way.textContent, '').length > 20 ? 'failure' : 'other';
      if (seen('[data-page-skeleton]').length > 0) return 'outline';
      if (words === '' && seen('img, svg, [aria-busy]').length === 0) return 'blank';
      const boundary = [...(main?.querySelectorAll<HTMLElement>('[data-boundary]') ?? [])].find((one) => one.childElementCount > 0);
      const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
      const lives =
        boundary?.dataset['hydration'] === 'islands' ||
        ([...(boundary?.children ?? [])].some(isAlive) && [...(boundary?.querySelectorAll('button') ?? [])].every(isAlive));
      if (!seen('h1').some((one) => one.textContent === (others[location.pathname] ?? wanted))) return 'other';
      return isRead || lives ? 'whole' : 'readable';
    },
    { wanted: title, others: instead, retry: WORDS[language].retry, isRead: !hasScripts },
  );
}

export interface Settling {
  readonly language: Language;
  readonly hasScripts: boolean;
  readonly withinMs: number;
  /** What is waited for. */
  readonly until: readonly Shown[];
}

/** Looks until what is waited for is there. `blankMs`: for how long together nothing was to be seen. */
export async function settle(
  page: Page,
  wanted: WantedPage,
  { language, hasScripts, withinMs, until }: Settling,
): Promise<{ readonly shown: Shown; readonly blankMs: number }> {
  let shown: Shown = 'blank';
  let blankMs = 0;
  for (const end = performance.now() + withinMs; performance.now() < end; await page.waitForTimeout(LOOK_MS)) {
    // A document may be on its way in between.
    const now = await look(page, wanted, language, hasScripts).catch(() => null);
    if (now === null) continue;
    shown = now;
    if (shown === 'blank') blankMs += LOOK_MS;
    if (until.includes(shown)) break;
  }
  return { shown, blankMs };
}

/** Follows a link of the page to this path; where it has none that can be seen, one is put above it. A document that comes meanwhile takes that away. */
export async function follow(page: Page, path: string): Promise<void> {
  const own = page.locator(`header a[href="${path}"]`).first();
  for (let tries = 1; ; tries += 1) {
    try {
      // A page may ask a guest to sign in.
      if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
      if (await own.isVisible()) return await own.click({ timeout: FOLLOW_MS });
      await page.evaluate(putLink, path);
      await page.locator('#way-on').click({ timeout: FOLLOW_MS });
      return;
    } catch (error) {
      if (tries === FOLLOW_TRIES) throw error;
    }
  }
}

function putLink(to: string): void {
  document.getElementById('way-on')?.remove();
  const link = Object.assign(document.createElement('a'), { id: 'way-on', href: to, textContent: to });
  Object.assign(link.style, { position: 'fixed', top: '0', left: '0', zIndex: '2147483647', padding: '4px', background: 'white' });
  link.addEventListener('click', () => setTimeout(() => link.remove()));
  document.body.append(link);
}

/** What stands at the head of a page when it rests: what it says of itself changes while it learns who the visitor is. */
export async function restingTitle(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle');
  for (let before = ''; ; await page.waitForTimeout(TITLE_RESTS_MS)) {
    const title = (await page.locator('main h1').first().textContent()) ?? '';
    if (title === before) return title;
    before = title;
  }
}

/** Presses what the failure offers first: another try, or the page anew. */
export async function pressRetry(page: Page, language: Language, place: Locator = page.getByRole('main')): Promise<void> {
  const named = place.getByText(WORDS[language].retry, { exact: true });
  const offered = (await named.count()) > 0 ? named : place.locator('[role="alert"]').locator('button, a');
  await offered
    .first()
    .click()
    .catch(() => undefined);
}

import type { Locator, Page } from '@playwright/test';
import { type Language, WORDS } from '../../e2e/fixtures/words.ts';
import type { FaultRelay } from '../fault/relay.ts';
import { look, type Shown, type WantedPage } from './look.ts';

/** What a page shows when nothing moves any more. */
export interface Rest {
  /** `guest`: the visitor is asked to sign in. */
  readonly shown: Shown | 'guest';
  /** How many characters can be read in the main area. */
  readonly size: number;
  /** Something is still said to be coming. */
  readonly isBusy: boolean;
  readonly blankMs: number;
}

export interface Resting {
  readonly language: Language;
  readonly hasScripts: boolean;
  /** What counts as something that is under way for the visitor. */
  readonly isUnderWay: () => boolean;
  readonly withinMs: number;
}

const LOOK_MS = 100;
const STILL_MS = 1200;

/** Waits until the page says the same for a while and waits for nothing; gives what it shows then, or at the end of its time. */
export async function rest(page: Page, wanted: WantedPage, { language, hasScripts, isUnderWay, withinMs }: Resting): Promise<Rest> {
  let [before, stillMs, blankMs] = ['', 0, 0];
  let now: Omit<Rest, 'blankMs'> = { shown: 'blank', size: 0, isBusy: false };
  for (const end = performance.now() + withinMs; performance.now() < end && stillMs < STILL_MS; await page.waitForTimeout(LOOK_MS)) {
    const seen = await lookAt(page, wanted, language, hasScripts).catch(() => null);
    if (seen === null) continue;
    now = seen;
    if (seen.shown === 'blank') blankMs += LOOK_MS;
    const after = JSON.stringify(seen);
    const isStill = after === before && !seen.isBusy && !isUnderWay() && !['blank', 'outline', 'readable'].includes(seen.shown);
    stillMs = isStill || (after === before && !hasScripts) ? stillMs + LOOK_MS : 0;
    before = after;
  }
  return { ...now, blankMs };
}

async function lookAt(page: Page, wanted: WantedPage, language: Language, hasScripts: boolean): Promise<Omit<Rest, 'blankMs'>> {
  const shown = await look(page, wanted, language, hasScripts);
  const words = { login: WORDS[language].login, signIn: WORDS[language].signIn };
  const { size, isBusy, isGuest } = await page.evaluate(({ login, signIn }) => {
    const main = document.querySelector('main');
    const seen = (root: ParentNode | null, selector: string) =>
      [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((one) => one.checkVisibility());
    const isNamed = (one: HTMLElement, name: string) => (one.textContent ?? '').trim() === name;
    return {
      // biome-ignore lint/performance/useDomNodeTextContent: what is not rendered is not read
      size: (main?.innerText ?? '').length,
      isBusy: seen(main, '[aria-busy="true"]').length > 0,
      isGuest:
        seen(document, '[role="dialog"] h2, dialog h2').some((one) => isNamed(one, login)) ||
        seen(main, 'button').some((one) => isNamed(one, signIn)),
    };
  }, words);
  return { shown: isGuest && shown !== 'failure' ? 'guest' : shown, size, isBusy };
}

/** On a busy machine the call comes so late. */
const FIRST_WITHIN_MS = 5_000;

/** Tells whether requests of this visitor that met a fault have no end yet, or whether none has met one although it should, which is waited for only so long from now on. */
export function watchFaultsUnderWay(backend: FaultRelay, { name }: Pick<FaultRelay, 'name'>): () => boolean {
  const firstBy = performance.now() + FIRST_WITHIN_MS;
  return () => {
    const met = backend.asked.filter((one) => one.isFaulty && one.id.startsWith(name));
    return met.some(({ endedAt }) => endedAt === null) || (met.length === 0 && performance.now() < firstBy);
  };
}

/** What can be read there. */
export function readable(place: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is not rendered is not read
  return place.innerText().catch(String);
}

/** Address and first words of the page. */
export async function wordsOf(page: Page): Promise<string> {
  const words = await readable(page.locator('main'));
  return `${new URL(page.url()).pathname}: ${words.replaceAll(/\s+/g, ' ').slice(0, 100)}`;
}

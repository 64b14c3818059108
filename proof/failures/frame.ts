import type { Page } from '@playwright/test';
import { cartLink } from '../../e2e/fixtures/home.ts';
import { type Language, WORDS } from '../../e2e/fixtures/words.ts';

/** In CSS pixels. */
export const WIDTHS: Readonly<Record<Language, number>> = { ru: 1440, en: 375 };
const OPEN_MS = 4000;
const MENU_TRIES = 4;

/** The checkout has a document of its own (decision 090); all other pages share one. */
export function isOfCheckout(address: string): boolean {
  return /^\/(?:en\/)?checkout(?:\/|$)/.test(new URL(address, 'http://shop').pathname);
}

/** Header and footer are there, and what opens there opens; the checkout's are `isSlim`. Gives what is not so. */
export async function faultsOfFrame(
  page: Page,
  language: Language,
  hasScripts: boolean,
  isSlim = isOfCheckout(page.url()),
): Promise<string[]> {
  const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
  if (isSlim) {
    const hasWays = (await header.getByRole('link').count()) > 0 && (await footer.getByRole('link').count()) > 0;
    return hasWays ? [] : ['no slim header and footer'];
  }
  const faults = [
    ...((await header.isVisible()) ? [] : ['no header']),
    ...((await footer.isVisible()) && (await footer.getByRole('link').count()) > 3 ? [] : ['no footer']),
  ];
  if (WIDTHS[language] > 600 || !hasScripts) return faults;
  return [...faults, ...((await opensMenu(page, language)) ? [] : ['the menu does not open and close'])];
}

/** A page may ask a guest to sign in at any moment, above the menu too: then the menu is tried again. */
async function opensMenu(page: Page, language: Language): Promise<boolean> {
  const words = WORDS[language];
  const menu = page.getByRole('dialog', { name: words.menu });
  for (let tries = 1; tries <= MENU_TRIES; tries += 1) {
    try {
      for (let open = await page.getByRole('dialog').count(); open > 0; open -= 1) await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.querySelector('dialog[open]') === null, undefined, { timeout: OPEN_MS });
      await page.getByRole('banner').getByRole('button', { name: words.menu, exact: true }).click({ timeout: OPEN_MS });
      await menu.getByRole('link', { name: words.news }).first().waitFor({ timeout: OPEN_MS });
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden', timeout: OPEN_MS });
      return true;
    } catch {
      // Tried again.
    }
  }
  return false;
}

/** What a page says of who is there and what they have in the cart. */
export interface Truth {
  readonly isSignedIn: boolean;
  readonly pieces: number;
}

const TRUE_WITHIN_MS = 12_000;
const LOOK_MS = 200;

/** Looks until the page says what is true; gives what it says otherwise. The slim header of the checkout says nothing of either. */
export async function faultsOfTruth(page: Page, language: Language, truth: Truth): Promise<string[]> {
  let said = '';
  for (const end = performance.now() + TRUE_WITHIN_MS; performance.now() < end; await page.waitForTimeout(LOOK_MS)) {
    if (await isSlim(page, language)) return [];
    const [isSignedIn, pieces] = await Promise.all([saysSignedIn(page, language), piecesSaid(page, language)]);
    if ((isSignedIn ?? truth.isSignedIn) === truth.isSignedIn && pieces === truth.pieces) return [];
    said = `${isSignedIn === false ? 'a guest' : 'signed in'} with ${pieces}`;
  }
  return [`the header says ${said} in the cart, which is not ${truth.isSignedIn ? 'signed in' : 'a guest'} with ${truth.pieces}`];
}

async function isSlim(page: Page, language: Language): Promise<boolean> {
  return (await cartLink(page, WORDS[language]).count()) === 0;
}

/** Null: a phone's bar has the same words for everyone. */
async function saysSignedIn(page: Page, language: Language): Promise<boolean | null> {
  if (WIDTHS[language] < 600) return null;
  return (await page.getByRole('banner').getByRole('link', { name: WORDS[language].account, exact: true }).count()) > 0;
}

async function piecesSaid(page: Page, language: Language): Promise<number> {
  // The page may go over to the checkout's slim header meanwhile.
  const words = await cartLink(page, WORDS[language])
    .first()
    .textContent({ timeout: LOOK_MS })
    .catch(() => null);
  return Number(/\d+/.exec(words ?? '')?.[0] ?? 0);
}

import type { BrowserContext, Page } from '@playwright/test';
import type { Customer } from '../../../e2e/fixtures/customer.ts';
import { cartLink } from '../../../e2e/fixtures/home.ts';
import { type Language, WORDS } from '../../../e2e/fixtures/words.ts';
import { WIDTHS } from '../visitor.ts';

/** What a page says of who is there and what they have in the cart. */
export interface Truth {
  readonly isSignedIn: boolean;
  readonly pieces: number;
}

const TRUE_WITHIN_MS = 12_000;
const LOOK_MS = 200;

/** As if this browser had signed in before. */
export async function signInQuietly(context: BrowserContext, { email, password }: Customer): Promise<void> {
  const answer = await context.request.post('/api/token/', { data: { email, password } });
  if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}.`);
}

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

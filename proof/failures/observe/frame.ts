import { expect, type Page } from '@playwright/test';
import { cartLink } from '../../../e2e/fixtures/home.ts';
import { type Language, WORDS } from '../../../e2e/fixtures/words.ts';
import { WIDTHS } from './visitor.ts';

const OPEN_MS = 4000;
const MENU_WITHIN_MS = 16_000;
const POLL_MS = 200;
const ACCOUNT_WITHIN_MS = 12_000;
const PHONE_PX = 600;

/** Pages of the checkout have a document of their own (decision 090). */
export function isCheckout(address: string): boolean {
  return /^\/(?:en\/)?checkout(?:\/|$)/.test(new URL(address, 'http://shop').pathname);
}

/** Checks header, footer and, on a phone, the menu. Returns the violations. */
export async function frameViolations(
  page: Page,
  language: Language,
  hasScripts = true,
  isSlim = isCheckout(page.url()),
): Promise<string[]> {
  const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
  if (isSlim) {
    const hasLinks = (await header.getByRole('link').count()) > 0 && (await footer.getByRole('link').count()) > 0;
    return hasLinks ? [] : ['no header and footer of the checkout'];
  }
  const isPhone = WIDTHS[language] < PHONE_PX;
  return [
    ...((await header.isVisible()) ? [] : ['no header']),
    ...((await footer.isVisible()) && (await footer.getByRole('link').count()) > 3 ? [] : ['no footer']),
    ...(!isPhone || !hasScripts || (await menuWorks(page, language)) ? [] : ['the menu does not open and close']),
  ];
}

/** Tries again because a request to sign in may cover the menu. */
function menuWorks(page: Page, language: Language): Promise<boolean> {
  const words = WORDS[language];
  const menu = page.getByRole('dialog', { name: words.menu });
  const tryMenu = async () => {
    for (let open = await page.getByRole('dialog').count(); open > 0; open -= 1) await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0, { timeout: OPEN_MS });
    await page.getByRole('banner').getByRole('button', { name: words.menu, exact: true }).click({ timeout: OPEN_MS });
    await menu.getByRole('link', { name: words.news }).first().waitFor({ timeout: OPEN_MS });
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden', timeout: OPEN_MS });
  };
  return expect(tryMenu)
    .toPass({ timeout: MENU_WITHIN_MS })
    .then(
      () => true,
      () => false,
    );
}

export interface HeaderState {
  readonly isSignedIn: boolean;
  readonly pieces: number;
}

/** Waits until the header shows this state. Returns the violation. The header of the checkout shows neither account nor cart. */
export async function headerViolations(page: Page, language: Language, expected: HeaderState): Promise<string[]> {
  let shown = '';
  for (const end = performance.now() + ACCOUNT_WITHIN_MS; performance.now() < end; await page.waitForTimeout(POLL_MS)) {
    const cart = cartLink(page, WORDS[language]);
    if ((await cart.count()) === 0) return [];
    const label = await cart
      .first()
      .textContent({ timeout: POLL_MS })
      .catch(() => null);
    const pieces = Number(/\d+/.exec(label ?? '')?.[0] ?? 0);
    const account = page.getByRole('banner').getByRole('link', { name: WORDS[language].account, exact: true });
    // A phone's header has the same label for guests and customers.
    const isSignedIn = WIDTHS[language] < PHONE_PX ? expected.isSignedIn : (await account.count()) > 0;
    if (isSignedIn === expected.isSignedIn && pieces === expected.pieces) return [];
    shown = `${isSignedIn ? 'signed in' : 'a guest'} with ${pieces} in the cart`;
  }
  return [`the header shows ${shown} instead of ${expected.isSignedIn ? 'signed in' : 'a guest'} with ${expected.pieces}`];
}

import { expect, type Page } from '@playwright/test';
import { untilAlive } from '../../e2e/fixtures/alive.ts';
import { expectResult, placeButton } from '../../e2e/fixtures/checkout.ts';
import { type Customer, openCustomer } from '../../e2e/fixtures/customer.ts';
import { openAlive } from '../../e2e/fixtures/home.ts';
import { addFromList, signInByPopup } from '../../e2e/fixtures/steps.ts';
import type { Words } from '../../e2e/fixtures/words.ts';
import type { FaultyShop } from '../shop/shop.ts';
import type { HeaderState } from './observe/frame.ts';

/** The state of the session after an event. */
export interface Aftermath extends HeaderState {
  /** The customer's session has ended: no page may show their data. */
  readonly isOver: boolean;
  /** The cart was ordered: nothing can be ordered again. */
  readonly isOrdered: boolean;
}

/** Something that happens while pages of a customer are open, or have been left. It begins with one piece in the cart. */
export interface SessionEvent {
  readonly name: string;
  /** It happens on another device. */
  readonly isRemote?: true;
  happen(tab: Page, words: Words, context: { readonly shop: FaultyShop; readonly customer: Customer }): Promise<Aftermath>;
}

const UNCHANGED: Aftermath = { isSignedIn: true, pieces: 1, isOver: false, isOrdered: false };

export const EVENTS: readonly SessionEvent[] = [
  { name: 'nothing happened', isRemote: true, happen: async () => UNCHANGED },
  {
    name: 'cart changed on another device',
    isRemote: true,
    async happen(_tab, _words, { customer }) {
      await customer.call('POST', 'shopping_carts/', { product: 1001, amount: 1 });
      return { ...UNCHANGED, pieces: Object.values(await customer.cart()).reduce((sum, amount) => sum + amount, 0) };
    },
  },
  {
    name: 'cart changed',
    async happen(tab, words) {
      await openAlive(tab, `${words.prefix}/`);
      await addFromList(tab, words, 0);
      return { ...UNCHANGED, pieces: 2 };
    },
  },
  {
    name: 'language changed',
    async happen(tab, words) {
      await openAlive(tab, `${words.prefix}/faq`);
      await tab.locator('a[hreflang][href^="/locale?"]').first().dispatchEvent('click');
      await tab.waitForURL(words.prefix === '' ? /\/en\/faq$/ : /[^n]\/faq$/);
      return UNCHANGED;
    },
  },
  {
    name: 'ordered',
    async happen(tab, words) {
      await openAlive(tab, `${words.prefix}/checkout/review`);
      await expect(placeButton(tab, words)).toBeEnabled();
      await placeButton(tab, words).click();
      await expectResult(tab, words.placed);
      return { ...UNCHANGED, pieces: 0, isOrdered: true };
    },
  },
  {
    name: 'another customer signed in',
    async happen(tab, words, { shop }) {
      await signOut(tab, words);
      const another = await openCustomer(shop.environment);
      await tab.getByRole('main').getByRole('button', { name: words.signIn, exact: true }).click();
      await signInByPopup(tab, words, another);
      await expect(tab.getByRole('main')).toContainText(another.email);
      return { ...UNCHANGED, pieces: 0, isOver: true };
    },
  },
  {
    name: 'signed out',
    async happen(tab, words) {
      await signOut(tab, words);
      return { ...UNCHANGED, isSignedIn: false, pieces: 0, isOver: true };
    },
  },
];

/** How a customer returns to a page, and the events meanwhile. */
export const RETURNS = {
  'another tab': ['cart changed', 'language changed', 'ordered', 'another customer signed in', 'signed out'],
  'back/forward cache': ['nothing happened', 'cart changed on another device', 'cart changed', 'ordered', 'signed out'],
  'soft Back': ['cart changed', 'ordered', 'signed out'],
} as const;

export type Return = keyof typeof RETURNS;

async function signOut(tab: Page, words: Words): Promise<void> {
  await tab.goto(`${words.prefix}/account/personal-details`);
  await untilAlive(tab);
  await tab.getByRole('main').getByRole('button', { name: words.signOut }).click();
  await expect(tab.getByRole('main').getByRole('button', { name: words.signIn, exact: true })).toBeVisible();
}

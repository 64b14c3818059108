import { expect, type Page } from '@playwright/test';
import { untilAlive } from '../../../e2e/fixtures/alive.ts';
import { expectResult, placeButton } from '../../../e2e/fixtures/checkout.ts';
import { type Customer, openCustomer } from '../../../e2e/fixtures/customer.ts';
import { openAlive } from '../../../e2e/fixtures/home.ts';
import { addFromList, signInByPopup } from '../../../e2e/fixtures/steps.ts';
import type { Words } from '../../../e2e/fixtures/words.ts';
import type { Truth } from '../frame.ts';
import type { FailingShop } from '../shop.ts';

/** What a customer does in a tab while others are open, or have been left. */
export interface Elsewhere {
  readonly name: string;
  /** Begins signed in, with one piece in the cart. Gives what is true afterwards, and what no page may show any more. */
  happen(tab: Page, words: Words, where: Where): Promise<Aftermath>;
  /** No tab of this browser has part in it. */
  readonly isAway?: true;
}

export interface Where {
  readonly shop: FailingShop;
  readonly customer: Customer;
}

export interface Aftermath extends Truth {
  /** Of a customer who has gone. */
  readonly isOver: boolean;
  /** Nothing can be ordered any more. */
  readonly isOrdered: boolean;
}

const SAME: Aftermath = { isSignedIn: true, pieces: 1, isOver: false, isOrdered: false };

/** As they are named in the table, all that can happen. */
export const EVENTS: readonly Elsewhere[] = [
  { name: 'nothing happened', isAway: true, happen: async () => SAME },
  {
    name: 'cart changed on another device',
    isAway: true,
    async happen(_tab, _words, { customer }) {
      await customer.call('POST', 'shopping_carts/', { product: 1001, amount: 1 });
      return { ...SAME, pieces: Object.values(await customer.cart()).reduce((sum, amount) => sum + amount, 0) };
    },
  },
  {
    name: 'cart changed',
    async happen(tab, words) {
      await openAlive(tab, `${words.prefix}/`);
      await addFromList(tab, words, 0);
      return { ...SAME, pieces: 2 };
    },
  },
  {
    name: 'language changed',
    async happen(tab, words) {
      await openAlive(tab, `${words.prefix}/faq`);
      await tab.locator('a[hreflang][href^="/locale?"]').first().dispatchEvent('click');
      await tab.waitForURL(words.prefix === '' ? /\/en\/faq$/ : /[^n]\/faq$/);
      return SAME;
    },
  },
  {
    name: 'ordered',
    async happen(tab, words) {
      // What has been chosen before is known.
      await openAlive(tab, `${words.prefix}/checkout/review`);
      await expect(placeButton(tab, words)).toBeEnabled();
      await placeButton(tab, words).click();
      await expectResult(tab, words.placed);
      return { ...SAME, pieces: 0, isOrdered: true };
    },
  },
  {
    name: 'another customer signed in',
    async happen(tab, words, { shop }) {
      await signOut(tab, words);
      const another: Customer = await openCustomer(shop.environment);
      await another.speak(words.prefix);
      await tab.getByRole('main').getByRole('button', { name: words.signIn, exact: true }).click();
      await signInByPopup(tab, words, another);
      await expect(tab.getByRole('main')).toContainText(another.email);
      return { ...SAME, pieces: 0, isOver: true };
    },
  },
  {
    name: 'signed out',
    async happen(tab, words) {
      await signOut(tab, words);
      return { ...SAME, isSignedIn: false, pieces: 0, isOver: true };
    },
  },
];

async function signOut(tab: Page, words: Words): Promise<void> {
  await tab.goto(`${words.prefix}/account/personal-details`);
  await untilAlive(tab);
  await tab.getByRole('main').getByRole('button', { name: words.signOut }).click();
  await expect(tab.getByRole('main').getByRole('button', { name: words.signIn, exact: true })).toBeVisible();
}

import { expect, type Page } from '@playwright/test';
import { expectResult, goToReview, placeButton } from '../../../e2e/fixtures/checkout.ts';
import type { Customer } from '../../../e2e/fixtures/customer.ts';
import { cartLink, openAlive, tilesOf } from '../../../e2e/fixtures/home.ts';
import { addFromList, loginOf, signInByPopup } from '../../../e2e/fixtures/steps.ts';
import type { Words } from '../../../e2e/fixtures/words.ts';
import type { BrowserState } from '../visitor.ts';

/** What a shopper does with the shop's own pages and popups. Fails where something is not as it should be; gives what was seen. */
export interface Act {
  readonly name: string;
  run(stage: ActStage): Promise<string>;
}

export interface ActStage {
  readonly page: Page;
  readonly words: Words;
  readonly state: BrowserState;
  readonly customer: Customer;
}

/** What the login popup says to who keeps no cookies, in both languages. */
const SAYS_COOKIES = /cookies/i;

export const ACTS: readonly Act[] = [
  {
    name: 'cart',
    async run({ page, words }) {
      await openAlive(page, `${words.prefix}/`);
      await addFromList(page, words, 0);
      await addFromList(page, words, 1);
      await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(2));
      await cartLink(page, words).click();
      const lines = page.getByRole('list', { name: words.lines });
      await expect(lines.getByRole('spinbutton')).toHaveCount(2);
      await page.getByRole('button', { name: words.increase }).first().click();
      await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(3));
      await expect(page.getByRole('main').getByText(words.notKept)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: words.emptyCart })).toBeVisible();
      await expect(cartLink(page, words)).toHaveAccessibleName(words.cart);
      return 'works while the page is open, and says so';
    },
  },
  {
    name: 'favourites',
    async run({ page, words }) {
      await openAlive(page, `${words.prefix}/`);
      const heart = tilesOf(page, words).first().getByRole('button', { name: words.favourite });
      await heart.click();
      await expect(
        loginOf(page, words)
          .or(page.getByRole('link', { name: words.favourites }).filter({ hasText: '1' }))
          .first(),
      ).toBeVisible();
      return 'answers';
    },
  },
  {
    name: 'search',
    async run({ page, words }) {
      await openAlive(page, `${words.prefix}/faq`);
      const field = page.getByRole('banner').getByRole('combobox', { name: words.search });
      await field.fill(words.request);
      await expect(page.getByRole('option').first()).toBeVisible();
      await field.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.request);
      await expect(tilesOf(page, words).first()).toBeVisible();
      return 'suggests and finds';
    },
  },
  {
    name: 'contact popup',
    async run({ page, words }) {
      await openAlive(page, `${words.prefix}/about-us`);
      await page.getByRole('contentinfo').getByText(words.contactUs).click();
      const dialog = page.getByRole('dialog', { name: words.contactUs });
      await expect(dialog.getByRole('textbox').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      return 'opens and closes';
    },
  },
  {
    name: 'language switch',
    async run({ page, words }) {
      await openAlive(page, `${words.prefix}/faq`);
      await page.locator('a[hreflang][href^="/locale?"]').first().dispatchEvent('click');
      const prefix = words.prefix === '' ? '/en' : '';
      await expect.poll(() => new URL(page.url()).pathname).toBe(`${prefix}/faq`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^(?:Корзина|Cart)/ })
        .click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(`${prefix}/cart`);
      return 'the other language stays';
    },
  },
  {
    name: 'sign-in',
    async run({ page, words, state, customer }) {
      await openAlive(page, `${words.prefix}/account/personal-details`);
      const popup = loginOf(page, words);
      await expect(popup).toBeVisible();
      if (state === 'cookies off') {
        await popup.getByLabel(words.email).fill(customer.email);
        await popup.getByLabel(words.password, { exact: true }).fill(customer.password);
        await popup.getByRole('button', { name: words.signIn, exact: true }).click();
        await expect(popup.getByRole('alert').filter({ hasText: SAYS_COOKIES })).toBeVisible();
        await expect(popup.getByLabel(words.email)).toHaveValue(customer.email);
        return 'a sentence';
      }
      await signInByPopup(page, words, customer);
      await expect(page.getByRole('main')).toContainText(customer.email);
      await page.reload();
      await expect(page.getByRole('main')).toContainText(customer.email);
      return 'stays signed in';
    },
  },
  {
    name: 'checkout',
    async run({ page, words, state, customer }) {
      await openAlive(page, `${words.prefix}/`);
      await addFromList(page, words, 0);
      await cartLink(page, words).click();
      await page
        .getByRole('main')
        .getByRole('button', { name: words.checkout })
        .or(page.getByRole('main').getByRole('link', { name: words.checkout }))
        .first()
        .click();
      const popup = loginOf(page, words);
      await expect(popup).toBeVisible();
      if (state === 'cookies off') {
        await page.keyboard.press('Escape');
        await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(1));
        return 'asks to sign in, which says why not';
      }
      await signInByPopup(page, words, customer);
      await goToReview(page, words);
      await placeButton(page, words).click();
      const number = await expectResult(page, words.placed);
      expect((await customer.orders()).map((order) => order.number)).toEqual([number]);
      return 'one order';
    },
  },
];

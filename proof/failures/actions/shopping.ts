import { expect, type Page } from '@playwright/test';
import { expectResult, goToReview, placeButton } from '../../../e2e/fixtures/checkout.ts';
import { type Customer, openCustomer } from '../../../e2e/fixtures/customer.ts';
import { cartLink, openAlive, tilesOf } from '../../../e2e/fixtures/home.ts';
import { addFromList, fillCart, loginOf, signInByPopup } from '../../../e2e/fixtures/steps.ts';
import { type Language, WORDS, type Words } from '../../../e2e/fixtures/words.ts';
import type { Visit } from '../cell.ts';
import { noErrors } from '../expectations.ts';
import { type BrowserState, openVisitor, type Visitor } from '../observe/visitor.ts';
import type { Site } from '../site.ts';

interface Shopping {
  readonly visitor: Visitor;
  readonly page: Page;
  readonly words: Words;
  readonly customer: Customer;
  /** Without cookies a sign-in is impossible. */
  readonly hasCookies: boolean;
}

export interface Activity {
  readonly name: string;
  /** Rejects when something is not as expected. Returns a summary. */
  run(shopping: Shopping): Promise<string>;
}

const COOKIE_MESSAGE = /cookies/i;

/** What a shopper does in a browser with a fault. */
export const ACTIVITIES: readonly Activity[] = [
  {
    name: 'cart',
    async run({ page, words }) {
      await fillCart(page, words);
      await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(2));
      await cartLink(page, words).click();
      await expect(page.getByRole('list', { name: words.lines }).getByRole('spinbutton')).toHaveCount(2);
      await page.getByRole('button', { name: words.increase }).first().click();
      await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(3));
      await expect(page.getByRole('main').getByText(words.cartNotSaved)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: words.emptyCart })).toBeVisible();
      await expect(cartLink(page, words)).toHaveAccessibleName(words.cart);
      return 'works until the page is reloaded, with a message';
    },
  },
  {
    name: 'favourites',
    async run({ page, words }) {
      await openAlive(page, `${words.prefix}/`);
      await tilesOf(page, words).first().getByRole('button', { name: words.favourite }).click();
      const count = page.getByRole('link', { name: words.favourites }).filter({ hasText: '1' });
      await expect(loginOf(page, words).or(count).first()).toBeVisible();
      return 'responds';
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
    async run({ page, words, customer, hasCookies }) {
      await openAlive(page, `${words.prefix}/account/personal-details`);
      const popup = loginOf(page, words);
      await expect(popup).toBeVisible();
      if (!hasCookies) {
        await popup.getByLabel(words.email).fill(customer.email);
        await popup.getByLabel(words.password, { exact: true }).fill(customer.password);
        await popup.getByRole('button', { name: words.signIn, exact: true }).click();
        await expect(popup.getByRole('alert').filter({ hasText: COOKIE_MESSAGE })).toBeVisible();
        await expect(popup.getByLabel(words.email)).toHaveValue(customer.email);
        return 'a message';
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
    async run({ page, words, customer, hasCookies }) {
      await openAlive(page, `${words.prefix}/`);
      await addFromList(page, words, 0);
      await cartLink(page, words).click();
      const main = page.getByRole('main');
      const checkout = main.getByRole('button', { name: words.checkout }).or(main.getByRole('link', { name: words.checkout }));
      await checkout.first().click();
      await expect(loginOf(page, words)).toBeVisible();
      if (!hasCookies) {
        await page.keyboard.press('Escape');
        await expect(cartLink(page, words)).toHaveAccessibleName(words.cartOf(1));
        return 'requests to sign in, with a message';
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

/** Opens a shopper, whose browser may be faulty. */
export async function openActivity({ shop, browser }: Site, { run }: Activity, state: BrowserState, language: Language): Promise<Visit> {
  const customer = await openCustomer(shop.environment);
  const words = WORDS[language];
  await customer.switchLanguage(words.prefix);
  const visitor = await openVisitor(browser, shop, { language, state });
  let shown = '';
  return {
    close: visitor.close,
    async duringFault() {
      shown = await run({ visitor, page: visitor.page, words, customer, hasCookies: state !== 'cookies off' });
    },
    afterFault: async () => ({ type: 'run', shown, violations: noErrors(visitor) }),
  };
}

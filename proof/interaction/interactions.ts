import type { Page } from '@playwright/test';
import { openAlive } from '../../e2e/fixtures/home.ts';
import { WORDS } from '../../e2e/fixtures/words.ts';

const words = WORDS.en;
const PRODUCT = '/en/product/1001';
const LIST = '/en?search=omega';
/** The first cards of a page are fetched ahead 2.5 s after it has opened. */
const FETCHED_AHEAD_MS = 4500;

/** One line of the table. */
export interface Interaction {
  readonly name: string;
  /** Painted after so many milliseconds at most; absent where the issue sets no limit. */
  readonly paintedWithinMs?: number;
  /** Brings the page into the state before the interaction. */
  readonly prepare: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
  /** Whether the result is in the document. Runs in the page. */
  readonly isShown: () => boolean;
  /** The result is another document: its first contentful paint counts, and the browser reports no latency. */
  readonly loadsDocument?: boolean;
}

const firstCard = (page: Page) => page.locator('main article :is(h2, h3) a').first();
const isProductShown = (): boolean => /^\/en\/product\//.test(location.pathname) && document.querySelector('main article h1') !== null;
/** Only a name that is not the previous product's. */
const isOtherProductShown = (): boolean =>
  location.pathname !== '/en/product/1001' && document.querySelector('main h1')?.textContent !== document.body.dataset['benchTitle'];
const markTitle = (page: Page) =>
  page.evaluate(() => {
    document.body.dataset['benchTitle'] = document.querySelector('main h1')?.textContent ?? '';
  });
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: words.add }).first();
const openFilters = (page: Page) => page.getByRole('main').locator('[popovertarget="catalogue-filters"]:visible').first();
const showMore = (page: Page) => page.getByRole('link', { name: /^Show \d+ more/ });
const field = (page: Page) => page.getByRole('banner').getByRole('combobox');

export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'soft navigation, warm',
    paintedWithinMs: 250,
    async prepare(page) {
      await openAlive(page, '/en');
      await firstCard(page).scrollIntoViewIfNeeded();
      await page.waitForTimeout(FETCHED_AHEAD_MS);
    },
    act: (page) => firstCard(page).tap(),
    isShown: isProductShown,
  },
  {
    name: 'soft navigation, cold',
    paintedWithinMs: 450,
    async prepare(page) {
      await openAlive(page, '/en');
      await firstCard(page).scrollIntoViewIfNeeded();
    },
    act: (page) => firstCard(page).tap(),
    isShown: isProductShown,
  },
  {
    name: 'soft navigation, product to product',
    async prepare(page) {
      await openAlive(page, PRODUCT);
      await markTitle(page);
      await firstCard(page).scrollIntoViewIfNeeded();
      await page.waitForTimeout(FETCHED_AHEAD_MS);
    },
    act: (page) => firstCard(page).tap(),
    isShown: isOtherProductShown,
  },
  {
    name: 'Back, on the product',
    async prepare(page) {
      await openAlive(page, '/en');
      await firstCard(page).tap();
      await page.waitForFunction(isProductShown);
      await page.waitForTimeout(1000);
    },
    // The browser reports no input for its own button.
    act: (page) =>
      page.evaluate(() => {
        dispatchEvent(new Event('pointerdown'));
        history.back();
      }),
    isShown: () => location.pathname === '/en' && document.querySelectorAll('main article').length >= 20,
  },
  {
    name: 'add to cart on the product',
    paintedWithinMs: 150,
    prepare: (page) => openAlive(page, PRODUCT),
    act: (page) => add(page).tap(),
    isShown: () => document.querySelector('main [role=spinbutton], main input[inputmode=numeric]') !== null,
  },
  {
    name: 'to the cart',
    paintedWithinMs: 500,
    async prepare(page) {
      await openAlive(page, PRODUCT);
      await add(page).tap();
      await page.getByRole('main').getByRole('spinbutton').first().waitFor();
      await page.waitForTimeout(FETCHED_AHEAD_MS);
    },
    act: (page) => page.locator('a[href="/en/cart"]:visible').first().tap(),
    isShown: () => location.pathname === '/en/cart' && document.querySelector('main a[href*="/product/1001"]') !== null,
  },
  {
    name: 'menu',
    prepare: (page) => openAlive(page, '/en'),
    act: (page) => page.getByRole('button', { name: words.menu }).tap(),
    isShown: () => document.querySelector('dialog[open], [popover]:popover-open') !== null,
  },
  {
    name: 'filters',
    prepare: (page) => openAlive(page, LIST),
    act: (page) => openFilters(page).tap(),
    isShown: () => document.querySelector('dialog[open], [popover]:popover-open') !== null,
  },
  {
    name: 'facet',
    paintedWithinMs: 450,
    async prepare(page) {
      await openAlive(page, LIST);
      await openFilters(page).tap();
      await page.waitForTimeout(500);
    },
    act: (page) => page.locator('#catalogue-filters').getByText('On sale', { exact: true }).tap(),
    isShown: () => location.search.includes('discount') && document.querySelector('main [aria-busy=true]') === null,
  },
  {
    name: 'show more',
    paintedWithinMs: 450,
    async prepare(page) {
      await openAlive(page, '/en');
      await showMore(page).scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
    },
    act: (page) => showMore(page).tap(),
    isShown: () => location.search !== '' && document.querySelectorAll('main article').length > 24,
  },
  {
    name: 'search',
    paintedWithinMs: 450,
    async prepare(page) {
      await openAlive(page, PRODUCT);
      await field(page).tap();
      await field(page).fill('magnesium');
      await page.waitForTimeout(1500);
    },
    act: (page) => page.keyboard.press('Enter'),
    isShown: () => location.search.includes('search=') && document.querySelector('[data-search-results] article') !== null,
  },
  {
    name: 'first suggestions',
    async prepare(page) {
      await openAlive(page, PRODUCT);
      await field(page).tap();
      // There are no suggestions for one letter.
      await page.keyboard.press('m');
      await page.waitForTimeout(1500);
    },
    act: (page) => page.keyboard.press('a'),
    isShown: () => document.querySelector('header [role=option]') !== null,
  },
  {
    name: 'language',
    prepare: (page) => openAlive(page, '/en'),
    act: (page) => page.getByRole('link', { name: 'Русский' }).first().tap(),
    isShown: () => false,
    loadsDocument: true,
  },
];

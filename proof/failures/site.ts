import type { Browser, Page } from '@playwright/test';
import { goToReview, PLENTIFUL } from '../../e2e/fixtures/checkout.ts';
import { type Customer, openCustomer } from '../../e2e/fixtures/customer.ts';
import { placeOrder } from '../../e2e/fixtures/orders.ts';
import { type Language, WORDS } from '../../e2e/fixtures/words.ts';
import type { FaultyShop } from '../shop/shop.ts';
import { mapLimited } from './map-limited.ts';
import { type ExpectedPage, follow, settle, type Viewer } from './observe/page.ts';
import { openVisitor, type Visitor } from './observe/visitor.ts';
import { addressOf, type RemotePage, readRemotes } from './remotes.ts';

/** The ways to a page. */
export const ENTRIES = ['server HTML', 'first load', 'soft navigation'] as const;
export type Entry = (typeof ENTRIES)[number];

/** A customer with a photo, a cart line, a favourite, an order, and a browser in which the steps of the checkout are filled in. */
export interface KnownCustomer {
  readonly customer: Customer;
  /** Of the order. */
  readonly number: string;
  readonly storage: Readonly<Record<string, string>>;
}

/** A page without a fault. */
export interface Baseline extends ExpectedPage {
  readonly page: RemotePage;
  readonly isCustomer: boolean;
  /** Visible characters in the main area. */
  readonly size: number;
  readonly isSlim: boolean;
  /** The calls of the API on each way to it, as `GET /api/news/?page=1`. */
  readonly calls: Readonly<Record<Entry, readonly string[]>>;
}

export interface Reader extends Viewer {
  readonly isCustomer: boolean;
}

/** A shop, its customers and its pages without a fault. Each of them is read once. */
export interface Site {
  readonly shop: FaultyShop;
  readonly browser: Browser;
  customer(language: Language): Promise<KnownCustomer>;
  baseline(page: RemotePage, reader: Reader): Promise<Baseline>;
  /** Every page with scripts, for guests, and for customers where its remote has pages of customers. */
  allBaselines(language: Language): Promise<readonly Baseline[]>;
}

const ANY_PAGE: ExpectedPage = { path: '', titles: null, promptsSignIn: false };
/** A page may show another heading while its data loads. */
const STILL_MS = 2500;
const READ_WITHIN_MS = 40_000;
const AT_ONCE = 4;
const PIXEL = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const CHECKOUT_KEY = 'vitrava.checkout.v1';
const SESSION_KEY = 'vitrava.session.v1';
const SIGN_IN = 'POST /api/token/';

export function createSite(shop: FaultyShop, browser: Browser): Site {
  const memo = new Map<string, Promise<unknown>>();
  const once = <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
    const value = (memo.get(key) as Promise<Value> | undefined) ?? read();
    memo.set(key, value);
    return value;
  };
  const customer: Site['customer'] = (language) => once(`customer ${language}`, () => openKnownCustomer(shop, browser, language));
  const baseline: Site['baseline'] = (page, reader) =>
    once(`${page.path} ${reader.language} ${reader.hasScripts} ${reader.isCustomer}`, async () =>
      readBaseline(shop, browser, page, reader, reader.isCustomer ? await customer(reader.language) : null),
    );
  const readAll = async (language: Language): Promise<readonly Baseline[]> => {
    const remotes = await readRemotes(shop.url);
    const visits = remotes.flatMap(({ pages }) => {
      const hasCustomers = pages.some(({ needsCustomer }) => needsCustomer);
      return pages.flatMap((page) => [
        ...(page.needsCustomer ? [] : [{ page, isCustomer: false }]),
        ...(hasCustomers ? [{ page, isCustomer: true }] : []),
      ]);
    });
    return mapLimited(visits, AT_ONCE, ({ page, isCustomer }) => baseline(page, { language, hasScripts: true, isCustomer }));
  };
  return { shop, browser, customer, baseline, allBaselines: (language) => once(`all ${language}`, () => readAll(language)) };
}

export async function openKnownCustomer(shop: FaultyShop, browser: Browser, language: Language): Promise<KnownCustomer> {
  const customer = await openCustomer(shop.environment);
  await customer.switchLanguage(WORDS[language].prefix);
  const number = await placeOrder(customer);
  await customer.call('POST', 'shopping_carts/', { product: 1001, amount: 1 });
  await customer.call('POST', 'favorites/', { product: PLENTIFUL });
  const user = await customer.id();
  await customer.call('PATCH', `users/${user}/`, { photo_path: PIXEL });
  const visitor = await openVisitor(browser, shop, { language });
  try {
    await visitor.signIn(customer);
    await visitor.page.goto(`${WORDS[language].prefix}/checkout`);
    await goToReview(visitor.page, WORDS[language]);
    const checkout = (await visitor.page.evaluate((key) => localStorage.getItem(key), CHECKOUT_KEY)) ?? '';
    const session = JSON.stringify({ user, at: Date.now(), unreported: false });
    return { customer, number, storage: { [CHECKOUT_KEY]: checkout, [SESSION_KEY]: session } };
  } finally {
    await visitor.close();
  }
}

/** Gives the browser the session and the storage of the customer. */
export async function becomeCustomer({ context, signIn }: Visitor, { customer, storage }: KnownCustomer): Promise<void> {
  await signIn(customer);
  await context.addInitScript((stored) => {
    try {
      for (const [key, value] of Object.entries(stored)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    } catch {
      // A browser whose storage fails has the session only.
    }
  }, storage);
}

let addresses = 0;

/** An address that no cache contains. */
export function uncached(address: string): string {
  addresses += 1;
  return `${address}?of=${addresses}`;
}

async function readBaseline(
  shop: FaultyShop,
  browser: Browser,
  page: RemotePage,
  reader: Reader,
  known: KnownCustomer | null,
): Promise<Baseline> {
  const { language, hasScripts, isCustomer } = reader;
  const visitor = await openVisitor(browser, shop, { language, hasScripts });
  const { relay, page: tab } = visitor;
  const ofVisitor = (from: number) => shop.api.requests.slice(from).filter(({ id }) => id.startsWith(relay.idPrefix));
  const callsOf = (requests: readonly { readonly call: string }[]) =>
    [...new Set(requests.map(({ call }) => call))].filter((call) => call !== SIGN_IN);
  try {
    if (known) await becomeCustomer(visitor, known);
    const address = addressOf(page, language, known?.number);
    await tab.goto(uncached(address), { waitUntil: 'commit' });
    const expected = await readExpected(tab, reader);
    const first = ofVisitor(0);
    const fromBrowser = new Set(relay.requests.filter(({ call }) => call.includes(' /api/')).map(({ id }) => id));
    const calls = {
      'server HTML': callsOf(first.filter(({ id }) => !fromBrowser.has(id))),
      'first load': callsOf(first),
      'soft navigation': [] as string[],
    };
    if (hasScripts) {
      await tab.goto(uncached(addressOf({ path: page.remote === 'mfe-content' ? '/cart' : '/faq' }, language)), { waitUntil: 'commit' });
      await readExpected(tab, reader);
      const before = shop.api.requests.length;
      await follow(tab, uncached(address));
      await readExpected(tab, reader);
      calls['soft navigation'] = callsOf(ofVisitor(before));
    }
    const isSlim = page.needsCustomer && page.isSlim && expected.path.includes('/checkout');
    return { page, isCustomer, ...expected, isSlim, calls };
  } finally {
    await visitor.close();
  }
}

async function readExpected(page: Page, viewer: Viewer): Promise<ExpectedPage & { readonly size: number }> {
  const { shown, size } = await settle(page, ANY_PAGE, {
    viewer,
    accepts: ['whole', 'guest'],
    withinMs: READ_WITHIN_MS,
    stillMs: STILL_MS,
  });
  // A step of the checkout may redirect to another one.
  const path = new URL(page.url()).pathname;
  if (shown !== 'whole' && shown !== 'guest') throw new Error(`${path} showed ${shown} without a fault.`);
  const title = await page.locator('main h1').first().textContent();
  return { path, titles: [title ?? ''], promptsSignIn: shown === 'guest', size };
}

import type { Browser, Page } from '@playwright/test';
import { goToReview, PLENTIFUL } from '../../../e2e/fixtures/checkout.ts';
import { LANGUAGES, type Language, WORDS } from '../../../e2e/fixtures/words.ts';
import type { Door } from '../cell.ts';
import { inTurns } from '../in-turns.ts';
import { follow, type WantedPage } from '../look.ts';
import { addressOf, type Known, openKnown, type RemotePage, readRemotes } from '../pages.ts';
import { rest } from '../rest.ts';
import { type FailingShop, PLENTY_OF_TIME_MS } from '../shop.ts';
import { openVisitor, type Visitor } from '../visitor.ts';

const CHECKOUT_KEY = 'vitrava.checkout.v1';
const SESSION_KEY = 'vitrava.session.v1';
/** How the visitor has signed in before. */
const SIGN_IN = 'POST /api/token/';
/** How many pages are open at once. */
const AT_ONCE = 8;
/** One pixel. */
const PHOTO = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const TITLE_RESTS_MS = 1500;
const TRIES = 5;

/** Someone with an account and a photo, a full cart, an order, and a device that has chosen where to collect and how to pay. */
export interface KnownCustomer extends Known {
  readonly checkout: string;
  readonly user: number;
}

/** A page as it is when nothing fails. */
export interface KnownPage extends WantedPage {
  /** A guest may be asked to sign in. */
  readonly shown: 'whole' | 'guest';
  /** Characters in its main area. */
  readonly size: number;
  /** The checkout's frame: nothing in it leads off by accident. */
  readonly isSlim: boolean;
}

/** A page, who opens it, and which calls each way to it makes, as `GET /api/news/?page=1`. */
export interface PageVisit {
  readonly remote: string;
  /** Null: a guest. */
  readonly customers: Customers | null;
  readonly pages: Readonly<Record<Language, KnownPage>>;
  readonly calls: Readonly<Record<Door, readonly string[]>>;
}

type Customers = Readonly<Record<Language, KnownCustomer>>;
const visits = new WeakMap<FailingShop, readonly PageVisit[]>();

/** Visits every page of the first shop while nothing fails; the others have the same versions, and need only customers of their own. */
export async function prepareVisits([first, ...others]: readonly FailingShop[], browser: Browser): Promise<void> {
  if (!first) return;
  const all = await readVisits(first, browser);
  visits.set(first, all);
  await Promise.all(others.map(async (shop) => visits.set(shop, await readVisitsLike(all, shop, browser))));
}

export function visitsOf(shop: FailingShop): readonly PageVisit[] {
  const known = visits.get(shop);
  if (!known) throw new Error('This shop was not visited.');
  return known;
}

/** Every page of every remote, for who may open it, visited in each language through each door. */
async function readVisits(shop: FailingShop, browser: Browser): Promise<PageVisit[]> {
  const customers = await openCustomers(shop, browser);
  const pages = (await readRemotes(shop.url)).flatMap((remote) => remote.pages);
  const [closed, open] = [pages.filter(({ isOfCustomers }) => isOfCustomers), pages.filter(({ isOfCustomers }) => !isOfCustomers)];
  const forBoth = open.filter(({ remote }) => closed.some((page) => page.remote === remote));
  const all = [...open.map((page) => ({ page, customers: null })), ...[...forBoth, ...closed].map((page) => ({ page, customers }))];
  return inTurns(all, AT_ONCE / LANGUAGES.length, ({ page, customers: known }) => visit(shop, browser, page, known));
}

async function openCustomers(shop: FailingShop, browser: Browser): Promise<Customers> {
  const [ru, en] = await Promise.all([openKnownCustomer(shop, browser, 'ru'), openKnownCustomer(shop, browser, 'en')]);
  return { ru, en };
}

async function readVisitsLike(known: readonly PageVisit[], shop: FailingShop, browser: Browser): Promise<PageVisit[]> {
  const customers = await openCustomers(shop, browser);
  return known.map((one) => {
    if (one.customers === null) return one;
    const before = one.customers;
    const own = (language: Language): KnownPage => {
      const page = one.pages[language];
      const named = (text: string) => text.replace(before[language].number, customers[language].number);
      return { ...page, path: named(page.path), title: named(page.title) };
    };
    return { ...one, customers, pages: { ru: own('ru'), en: own('en') } };
  });
}

async function openKnownCustomer(shop: FailingShop, browser: Browser, language: Language): Promise<KnownCustomer> {
  const known = await openKnown(shop, language);
  const { customer } = known;
  await customer.call('POST', 'favorites/', { product: PLENTIFUL });
  const user = await customer.id();
  await customer.call('PATCH', `users/${user}/`, { photo_path: PHOTO });
  const visitor = await openVisitor(browser, shop, { language });
  await visitor.signIn(customer);
  await visitor.page.goto(`${WORDS[language].prefix}/checkout`);
  await goToReview(visitor.page, WORDS[language]);
  const checkout = (await visitor.page.evaluate((key) => localStorage.getItem(key), CHECKOUT_KEY)) ?? '';
  await visitor.close();
  return { ...known, checkout, user };
}

async function visit(shop: FailingShop, browser: Browser, page: RemotePage, customers: Customers | null): Promise<PageVisit> {
  const [ru, en] = await Promise.all(LANGUAGES.map((language) => visitIn(shop, browser, page, language, customers?.[language] ?? null)));
  if (!ru || !en) throw new Error('A language is missing.');
  return { remote: page.remote, customers, pages: { ru: ru.page, en: en.page }, calls: ru.calls };
}

async function visitIn(shop: FailingShop, browser: Browser, one: RemotePage, language: Language, customer: KnownCustomer | null) {
  const visitor = await openVisitor(browser, shop, { language });
  const { page, relay } = visitor;
  try {
    if (customer) await comeAsKnown(visitor, customer);
    const wanted = addressOf(one, language, customer?.number);
    await page.goto(neverAsked(wanted), { waitUntil: 'commit' });
    const { own, title, shown, size } = await restWhole(page, language);
    const documents = askedFor(shop, relay, 0);
    const before = addressOf({ path: one.remote === 'mfe-content' ? '/cart' : '/faq' }, language);
    await page.goto(neverAsked(before), { waitUntil: 'commit' });
    await restingTitle(page);
    const mark = shop.backend.asked.length;
    await follow(page, neverAsked(wanted));
    await restingTitle(page);
    const calls: PageVisit['calls'] = {
      'server HTML': callsOf(documents.filter(({ isByServer }) => isByServer)),
      'first load': callsOf(documents),
      'soft navigation': callsOf(askedFor(shop, relay, mark)),
    };
    const isSlim = one.isOfCustomers && one.isSlim && own.includes('/checkout');
    return { page: { path: own, title, shown, size, isSlim }, calls };
  } finally {
    await visitor.close();
  }
}

/** What the API was asked for this visitor. What the browser did not ask itself the server asked to make a page. */
function askedFor(shop: FailingShop, relay: Visitor['relay'], mark: number) {
  const byBrowser = new Set(relay.asked.filter(({ call }) => call.includes(' /api/')).map(({ id }) => id));
  return shop.backend.asked
    .slice(mark)
    .filter(({ id }) => id.startsWith(relay.name))
    .map(({ call, id }) => ({ call, isByServer: !byBrowser.has(id) }));
}

function callsOf(asked: readonly { readonly call: string }[]): string[] {
  return [...new Set(asked.map(({ call }) => call))].filter((call) => call !== SIGN_IN);
}

/** What the page is when nothing moves. It may say something else at its head while it waits for what it shows. */
async function restWhole(page: Page, language: Language) {
  for (let tries = 1; ; tries += 1) {
    const title = await restingTitle(page);
    // A step of the checkout may send the customer to another one.
    const own = new URL(page.url()).pathname;
    const resting = { language, hasScripts: true, isUnderWay: () => false, withinMs: PLENTY_OF_TIME_MS / 3 };
    const { shown, size } = await rest(page, { path: own, title }, resting);
    if (shown === 'whole' || shown === 'guest') return { own, title, shown, size };
    if (tries === TRIES) throw new Error(`${own} showed ${shown} when nothing failed.`);
  }
}

/** What stands at the head of the page when nothing moves: a page may lead to another one, and says more when it knows who has come. */
async function restingTitle(page: Page): Promise<string> {
  let [before, after] = ['', ''];
  const read = () => page.evaluate(() => `${location.pathname}\n${document.querySelector('main h1')?.textContent ?? ''}`).catch(() => '');
  do {
    before = after;
    await page.waitForTimeout(TITLE_RESTS_MS);
    after = await read();
  } while (after !== before || after.endsWith('\n') || after === '');
  return after.slice(after.indexOf('\n') + 1);
}

let addresses = 0;

/** No cache has heard of it. */
export function neverAsked(address: string): string {
  addresses += 1;
  return `${address}?of=${addresses}`;
}

/** As if this browser had signed in before, and had been through the checkout: it remembers both. */
export async function comeAsKnown({ context, signIn }: Visitor, { customer, checkout, user }: KnownCustomer): Promise<void> {
  await signIn(customer);
  const session = JSON.stringify({ user, at: Date.now(), unreported: false });
  await context.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    { [CHECKOUT_KEY]: checkout, [SESSION_KEY]: session },
  );
}

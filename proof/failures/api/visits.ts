import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { goToReview, PLENTIFUL } from '../../../e2e/fixtures/checkout.ts';
import { type Customer, openCustomer } from '../../../e2e/fixtures/customer.ts';
import { placeOrder } from '../../../e2e/fixtures/orders.ts';
import { LANGUAGES, type Language, WORDS } from '../../../e2e/fixtures/words.ts';
import { buildableApps } from '../../../scripts/environment/index.ts';
import type { Door } from '../cell.ts';
import { type FaultRelay, openFaultRelay } from '../relay.ts';
import { readRemotes } from '../remotes/subjects.ts';
import { type FailingShop, PLENTY_OF_TIME_MS } from '../shop.ts';
import { follow, openVisitor, type WantedPage } from '../visitor.ts';
import { rest } from './resting.ts';

const root = path.resolve(import.meta.dirname, '../../..');
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
export interface KnownCustomer extends Customer {
  readonly order: string;
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
  /** Without the prefix of the language. */
  readonly path: string;
  /** Null: a guest. */
  readonly customers: Readonly<Record<Language, KnownCustomer>> | null;
  readonly pages: Readonly<Record<Language, KnownPage>>;
  readonly calls: Readonly<Record<Door, readonly string[]>>;
}

type Unvisited = Pick<PageVisit, 'remote' | 'path' | 'customers'> & { readonly isSlim: boolean };

/** Every page of every remote, for who may open it, visited in each language through each door. */
export async function readVisits(shop: FailingShop, browser: Browser): Promise<PageVisit[]> {
  const customers = await openKnownCustomers(shop, browser);
  const open = (await readRemotes(shop.url)).flatMap(({ name, pages }) =>
    pages.map((page): Unvisited => ({ remote: name, path: page.path, customers: null, isSlim: false })),
  );
  const closed = closedPages().map((page): Unvisited => ({ ...page, customers }));
  const forBoth = open.filter(({ remote }) => closed.some((page) => page.remote === remote)).map((one) => ({ ...one, customers }));
  const all = [...open, ...forBoth, ...closed];
  const visits: PageVisit[] = [];
  const queue = [...all.entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) visits[next[0]] = await visit(shop, browser, next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE / LANGUAGES.length }, work));
  return visits;
}

type KnownCustomers = NonNullable<PageVisit['customers']>;

async function openKnownCustomers(shop: FailingShop, browser: Browser): Promise<KnownCustomers> {
  const [ru, en] = await Promise.all([openKnownCustomer(shop, browser, 'ru'), openKnownCustomer(shop, browser, 'en')]);
  return { ru, en };
}

/** The same in another shop of the same versions, by customers of its own; it need not be visited. */
export async function readVisitsLike(visits: readonly PageVisit[], shop: FailingShop, browser: Browser): Promise<PageVisit[]> {
  const customers = await openKnownCustomers(shop, browser);
  return visits.map((one) => {
    if (one.customers === null) return one;
    const before = one.customers;
    const own = (language: Language): KnownPage => {
      const page = one.pages[language];
      const named = (text: string) => text.replace(before[language].order, customers[language].order);
      return { ...page, path: named(page.path), title: named(page.title) };
    };
    return { ...one, customers, pages: { ru: own('ru'), en: own('en') } };
  });
}

function closedPages(): Omit<Unvisited, 'customers'>[] {
  return buildableApps()
    .filter((app) => app !== 'shell')
    .flatMap((app) => {
      const { routes } = JSON.parse(readFileSync(path.join(root, app, 'dist/remote.manifest.json'), 'utf8')) as RemoteManifest;
      const closed = routes.filter(({ meta }) => meta.needAuth === true);
      return closed.map(({ path, meta }) => ({ remote: app, path, isSlim: meta.checkLayout === true }));
    });
}

async function openKnownCustomer(shop: FailingShop, browser: Browser, language: Language): Promise<KnownCustomer> {
  const words = WORDS[language];
  const customer = await openCustomer(shop.environment);
  await customer.speak(words.prefix);
  const order = await placeOrder(customer);
  await customer.call('POST', 'shopping_carts/', { product: PLENTIFUL, amount: 1 });
  await customer.call('POST', 'favorites/', { product: PLENTIFUL });
  const user = await customer.id();
  await customer.call('PATCH', `users/${user}/`, { photo_path: PHOTO });
  const page = await openVisitor(browser, shop.url, language, 'first load');
  await signInQuietly(page, customer);
  await page.goto(`${words.prefix}/checkout`);
  await goToReview(page, words);
  const checkout = (await page.evaluate((key) => localStorage.getItem(key), CHECKOUT_KEY)) ?? '';
  await page.context().close();
  return { ...customer, order, checkout, user };
}

async function visit(shop: FailingShop, browser: Browser, one: Unvisited): Promise<PageVisit> {
  const [ru, en] = await Promise.all([visitIn(shop, browser, one, 'ru'), visitIn(shop, browser, one, 'en')]);
  const { isSlim: _, ...known } = one;
  return { ...known, pages: { ru: ru.page, en: en.page }, calls: ru.calls };
}

async function visitIn(shop: FailingShop, browser: Browser, one: Unvisited, language: Language) {
  const { remote, path: pattern, customers, isSlim } = one;
  const relay = await openFaultRelay(shop.url);
  const page = await openVisitor(browser, relay.url, language, 'first load');
  try {
    if (customers) await comeAsKnown(page, customers[language]);
    const wanted = prefixed(pattern.replace(':number', customers?.[language].order ?? ''), language);
    await page.goto(neverAsked(wanted), { waitUntil: 'commit' });
    const { own, title, shown, size } = await restWhole(page, language);
    const documents = askedFor(shop, relay, 0);
    const before = prefixed(remote === 'mfe-content' ? '/cart' : '/faq', language);
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
    return { page: { path: own, title, shown, size, isSlim: isSlim && own.includes('/checkout') }, calls };
  } finally {
    await page.context().close();
    await relay.close();
  }
}

/** What the API was asked for this visitor. What the browser did not ask itself the server asked to make a page. */
function askedFor(shop: FailingShop, relay: FaultRelay, mark: number) {
  const byBrowser = new Set(relay.asked.filter(({ call }) => call.includes(' /api/')).map(({ id }) => id));
  return shop.backend.asked
    .slice(mark)
    .filter(({ id }) => id.startsWith(relay.name))
    .map(({ call, id }) => ({ call, isByServer: !byBrowser.has(id) }));
}

function callsOf(asked: readonly { readonly call: string }[]): string[] {
  return [...new Set(asked.map(({ call }) => call))].filter((call) => call !== SIGN_IN);
}

function prefixed(address: string, language: Language): string {
  return `${WORDS[language].prefix}${address === '/' && language !== 'ru' ? '' : address}`;
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
export async function comeAsKnown(page: Page, customer: KnownCustomer): Promise<void> {
  await signInQuietly(page, customer);
  const session = JSON.stringify({ user: customer.user, at: Date.now(), unreported: false });
  await page.context().addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    { [CHECKOUT_KEY]: customer.checkout, [SESSION_KEY]: session },
  );
}

/** As if this browser had signed in before. */
export async function signInQuietly(page: Page, { email, password }: Pick<Customer, 'email' | 'password'>): Promise<void> {
  const answer = await page.context().request.post('/api/token/', { data: { email, password } });
  if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}.`);
}

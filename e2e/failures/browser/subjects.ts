import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type App, buildableApps } from '../../../scripts/environment/index.ts';
import { type Customer, openCustomer } from '../../fixtures/customer.ts';
import { placeOrder } from '../../fixtures/orders.ts';
import { type Language, WORDS } from '../../fixtures/words.ts';
import { readRemotes } from '../remotes/subjects.ts';
import type { FailingShop } from '../shop.ts';
import { restingTitle, settle, type WantedPage } from '../visitor.ts';
import { signInQuietly } from './stage.ts';
import { openWindow } from './states.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const WITHIN_MS = 8000;
const TRIES = 4;

/** A page of a remote, and who it is for: customers have more of it to see. */
export interface Visited {
  readonly remote: string;
  readonly path: string;
  readonly isOfCustomers: boolean;
}

/** Pages as a guest and a customer of one shop see them when nothing fails. */
export interface Places {
  /** Where the checkout sends elsewhere, that is the page. */
  wanted(page: Visited, language: Language, isCustomer: boolean): Promise<WantedPage>;
}

/** Every page of every remote that is built, by its manifest. */
export async function readPages(shopUrl: string): Promise<Visited[]> {
  const open = await readRemotes(shopUrl);
  return buildableApps()
    .filter((app) => app !== 'shell')
    .flatMap((remote) => [
      ...(open.find(({ name }) => name === remote)?.pages ?? []).map(
        (page): Visited => ({ remote, path: page.path, isOfCustomers: false }),
      ),
      ...closedPages(remote).map((pattern): Visited => ({ remote, path: pattern, isOfCustomers: true })),
    ]);
}

function closedPages(remote: App): string[] {
  const { routes } = JSON.parse(readFileSync(path.join(root, remote, 'dist/remote.manifest.json'), 'utf8')) as RemoteManifest;
  return routes.filter(({ meta }) => meta.needAuth === true).map((route) => route.path);
}

/** A customer with something in the cart, and the number of an order of theirs. */
export interface Known {
  readonly customer: Customer;
  readonly number: string;
}

export async function openKnown(shop: FailingShop, language: Language): Promise<Known> {
  const customer = await openCustomer(shop.environment);
  await customer.speak(WORDS[language].prefix);
  const number = await placeOrder(customer);
  await customer.call('POST', 'shopping_carts/', { product: 1001, amount: 1 });
  return { customer, number };
}

/** The address of a page in a language. */
export function addressOf({ path: pattern }: Visited, language: Language, number: string): string {
  const address = pattern.replace(':number', number);
  return `${WORDS[language].prefix}${address === '/' && language !== 'ru' ? '' : address}`;
}

/** Reads what stands at the head of a page when nothing fails, once each. `known`: whose customers' pages they are. */
export function readPlaces(shop: FailingShop, browser: Browser, known: Readonly<Record<Language, Known>>): Places {
  const read = new Map<string, Promise<WantedPage>>();
  return {
    wanted(page, language, isCustomer) {
      const key = `${language} ${isCustomer} ${page.path}`;
      const wanted = read.get(key) ?? readPlace(shop, browser, page, language, known[language], isCustomer);
      read.set(key, wanted);
      return wanted;
    },
  };
}

async function readPlace(
  shop: FailingShop,
  browser: Browser,
  place: Visited,
  language: Language,
  { customer, number }: Known,
  isCustomer: boolean,
): Promise<WantedPage> {
  const window = await openWindow(browser, { url: shop.url, language, state: 'whole' });
  try {
    if (isCustomer) await signInQuietly(window.context, customer);
    const page = await window.open();
    await page.goto(addressOf(place, language, number), { waitUntil: 'commit' });
    for (let tries = 0; tries < TRIES; tries += 1) {
      // A step of the checkout may send elsewhere, on a busy machine late.
      const title = await restingTitle(page);
      const wanted = { path: new URL(page.url()).pathname, title };
      const { shown } = await settle(page, wanted, { language, hasScripts: true, withinMs: WITHIN_MS, until: ['whole'] });
      if (shown === 'whole') return wanted;
    }
    throw new Error(`${page.url()} is not whole when nothing fails.`);
  } finally {
    await window.close();
  }
}

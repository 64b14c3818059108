import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type Customer, openCustomer } from '../../../e2e/fixtures/customer.ts';
import { placeOrder } from '../../../e2e/fixtures/orders.ts';
import { type Language, WORDS } from '../../../e2e/fixtures/words.ts';
import { type App, buildableApps } from '../../../scripts/environment/index.ts';
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

export interface Reader {
  readonly language: Language;
  readonly isCustomer: boolean;
  readonly hasScripts: boolean;
}

/** Pages as a guest and a customer of one shop see them when nothing fails. */
export interface Places {
  /** As it is in this language for a guest or a customer, with scripts or without. */
  wanted(page: Visited, as: Reader): Promise<WantedPage>;
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
    wanted(page, as) {
      const key = `${Object.values(as).join(' ')} ${page.path}`;
      const wanted = read.get(key) ?? readPlace(shop, browser, { place: page, as, known: known[as.language] });
      read.set(key, wanted);
      return wanted;
    },
  };
}

/** The steps of the checkout by their paths. */
function stepsIn(language: Language): Readonly<Record<string, string>> {
  const { prefix, choosePlace, choosePayment, review } = WORDS[language];
  const path = `${prefix}/checkout`;
  return { [`${path}/delivery`]: choosePlace, [`${path}/payment`]: choosePayment, [`${path}/review`]: review };
}

interface Reading {
  readonly place: Visited;
  readonly as: Reader;
  readonly known: Known;
}

async function readPlace(shop: FailingShop, browser: Browser, { place, as, known: { customer, number } }: Reading): Promise<WantedPage> {
  const { language, isCustomer, hasScripts } = as;
  const address = addressOf(place, language, number);
  const instead = stepsIn(language);
  if (isCustomer && (place.path === '/checkout' || address in instead)) return { path: address, title: '', instead };
  const window = await openWindow(browser, { url: shop.url, language, state: 'whole', hasScripts });
  try {
    if (isCustomer) await signInQuietly(window.context, customer);
    const page = await window.open();
    await page.goto(address, { waitUntil: 'commit' });
    for (let tries = 0; tries < TRIES; tries += 1) {
      const title = await restingTitle(page);
      const wanted = { path: new URL(page.url()).pathname, title };
      const { shown } = await settle(page, wanted, { language, hasScripts, withinMs: WITHIN_MS, until: ['whole'] });
      if (shown === 'whole') return wanted;
    }
    throw new Error(`${page.url()} is not whole when nothing fails.`);
  } finally {
    await window.close();
  }
}

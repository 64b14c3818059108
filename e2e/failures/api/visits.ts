import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { buildableApps } from '../../../scripts/environment/index.ts';
import { type Customer, openCustomer } from '../../fixtures/customer.ts';
import { placeOrder } from '../../fixtures/orders.ts';
import { LANGUAGES, type Language, WORDS } from '../../fixtures/words.ts';
import { readRemotes } from '../remotes/subjects.ts';
import { type FailingShop, PLENTY_OF_TIME_MS } from '../shop.ts';
import { openVisitor, restingTitle, settle, type WantedPage } from '../visitor.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A page, who opens it, and which calls it makes when nothing fails. */
export interface PageVisit {
  readonly remote: string;
  /** Without the prefix of the language. */
  readonly path: string;
  /** Null: a guest. */
  readonly customers: Readonly<Record<Language, Customer>> | null;
  readonly pages: Readonly<Record<Language, WantedPage>>;
  /** As `GET /api/news/?page=1`. */
  readonly calls: readonly string[];
}

type Unvisited = Pick<PageVisit, 'remote' | 'path' | 'customers'>;

/** Every page of every remote, for who may open it, visited once in each language. */
export async function readVisits(shop: FailingShop, browser: Browser): Promise<PageVisit[]> {
  const customers = { ru: await openCustomer(shop.environment), en: await openCustomer(shop.environment) };
  const numbers = { ru: '', en: '' };
  for (const language of LANGUAGES) {
    const customer = customers[language];
    await customer.speak(WORDS[language].prefix);
    numbers[language] = await placeOrder(customer);
    await customer.call('POST', 'shopping_carts/', { product: 1001, amount: 1 });
  }
  const open = (await readRemotes(shop.url)).flatMap(({ name, pages }) =>
    pages.map((page): Unvisited => ({ remote: name, path: page.path, customers: null })),
  );
  const closed = closedPages().map(({ remote, path: pattern }): Unvisited => ({ remote, path: pattern, customers }));
  const both = [...open, ...open.filter(({ remote }) => isOfCustomers(remote)).map((one) => ({ ...one, customers })), ...closed];
  const visits: PageVisit[] = [];
  for (const one of both) {
    const mark = shop.backend.asked.length;
    const [ru, en] = await Promise.all([visitOnce(shop, browser, one, 'ru', numbers.ru), visitOnce(shop, browser, one, 'en', numbers.en)]);
    visits.push({ ...one, pages: { ru, en }, calls: [...new Set(shop.backend.asked.slice(mark))] });
  }
  return visits;
}

/** Remotes with pages for customers show customers more on the others, too. */
function isOfCustomers(remote: string): boolean {
  return closedPages().some((page) => page.remote === remote);
}

function closedPages(): { readonly remote: string; readonly path: string }[] {
  return buildableApps()
    .filter((app) => app !== 'shell')
    .flatMap((app) => {
      const { routes } = JSON.parse(readFileSync(path.join(root, app, 'dist/remote.manifest.json'), 'utf8')) as RemoteManifest;
      return routes.filter(({ meta }) => meta.needAuth === true).map((route) => ({ remote: app, path: route.path }));
    });
}

async function visitOnce(
  shop: FailingShop,
  browser: Browser,
  { path: pattern, customers }: Unvisited,
  language: Language,
  number: string,
): Promise<WantedPage> {
  const address = pattern.replace(':number', number);
  const prefixed = `${WORDS[language].prefix}${address === '/' && language !== 'ru' ? '' : address}`;
  const page = await openVisitor(browser, shop.url, language, 'first load');
  try {
    if (customers) await signInQuietly(page, customers[language]);
    await page.goto(prefixed, { waitUntil: 'commit' });
    const title = await restingTitle(page);
    // A step of the checkout may send the customer to another one.
    const path = new URL(page.url()).pathname;
    const settling = { language, hasScripts: true, withinMs: PLENTY_OF_TIME_MS, until: ['whole'] as const };
    await settle(page, { path, title }, settling);
    return { path, title };
  } finally {
    await page.context().close();
  }
}

/** As if this browser had signed in before. */
export async function signInQuietly(page: Awaited<ReturnType<typeof openVisitor>>, { email, password }: Customer): Promise<void> {
  const answer = await page.context().request.post('/api/token/', { data: { email, password } });
  if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}.`);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest, RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import { type Customer, openCustomer } from '../../e2e/fixtures/customer.ts';
import { placeOrder } from '../../e2e/fixtures/orders.ts';
import { type Language, WORDS } from '../../e2e/fixtures/words.ts';
import { type App, buildableApps } from '../../scripts/environment/index.ts';
import type { FailingShop } from './shop.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A page of a remote, by its manifest. */
export interface RemotePage {
  readonly remote: App;
  /** Without the prefix of the language; of a customer's order with `:number`. */
  readonly path: string;
  readonly isOfCustomers: boolean;
  /** It asks a guest to sign in, in a popup of its own. */
  readonly asksToSignIn: boolean;
  /** It has the header and footer of the checkout. */
  readonly isSlim: boolean;
}

export interface Remote {
  readonly name: App;
  readonly pages: readonly RemotePage[];
  /** Whether it has a place in the frame of other pages. */
  readonly hasSlot: boolean;
  /** The first of its popups, which every page can open. */
  readonly popup: string | null;
}

export function readManifest(app: App): RemoteManifest {
  return JSON.parse(readFileSync(path.join(root, app, 'dist/remote.manifest.json'), 'utf8')) as RemoteManifest;
}

/** Every remote that is built. An address with an open place is one that the shop's sitemap names. */
export async function readRemotes(shopUrl: string): Promise<Remote[]> {
  const sitemap = await (await fetch(`${shopUrl}/sitemap.xml`)).text();
  const known = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address, shopUrl).pathname);
  return buildableApps()
    .filter((app) => app !== 'shell')
    .map((name) => {
      const { routes, fragments } = readManifest(name);
      return {
        name,
        // Those of guests first.
        pages: routes.flatMap((route) => pageOf(name, route, known)).sort((a, b) => Number(a.isOfCustomers) - Number(b.isOfCustomers)),
        hasSlot: fragments.some(({ slot }) => slot !== undefined),
        popup: fragments.find(({ popup }) => popup !== undefined)?.name ?? null,
      };
    });
}

function pageOf(remote: App, { path: pattern, meta }: RouteDefinition, known: readonly string[]): RemotePage[] {
  const isOfCustomers = meta.needAuth === true;
  const form = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
  const found = isOfCustomers || !pattern.includes(':') ? pattern : known.find((one) => form.test(one));
  if (found === undefined) return [];
  const asksToSignIn = meta.middleware?.includes('auth') === true;
  return [{ remote, path: found, isOfCustomers, asksToSignIn, isSlim: meta.checkLayout === true }];
}

/** The address of a page in a language; `number` is that of the customer's order. */
export function addressOf({ path: pattern }: Pick<RemotePage, 'path'>, language: Language, number = ''): string {
  const address = pattern.replace(':number', number);
  return `${WORDS[language].prefix}${address === '/' && language !== 'ru' ? '' : address}`;
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

import type { Browser } from '@playwright/test';
import { type Language, WORDS } from '../../e2e/fixtures/words.ts';
import { restingTitle, settle, type WantedPage } from './look.ts';
import { addressOf, type Known, openKnown, type RemotePage } from './pages.ts';
import type { FailingShop } from './shop.ts';
import { openVisitor } from './visitor.ts';

const WITHIN_MS = 8000;
const TRIES = 4;

export interface Reader {
  readonly language: Language;
  readonly isCustomer: boolean;
  readonly hasScripts: boolean;
}

/** What a shop shows when nothing fails. */
export interface Places {
  /** Whose pages they are. */
  known(language: Language): Promise<Known>;
  /** A page as it is in this language for a guest or a customer, with scripts or without; visited once. */
  wanted(page: RemotePage, as: Reader): Promise<WantedPage>;
}

const places = new WeakMap<FailingShop, Places>();

export function placesOf(shop: FailingShop, browser: Browser): Places {
  const known = places.get(shop) ?? readPlaces(shop, browser);
  places.set(shop, known);
  return known;
}

function readPlaces(shop: FailingShop, browser: Browser): Places {
  const customers = new Map<Language, Promise<Known>>();
  const read = new Map<string, Promise<WantedPage>>();
  const known = (language: Language) => onceFor(customers, language, () => openKnown(shop, language));
  return {
    known,
    wanted: (page, as) =>
      onceFor(read, `${Object.values(as).join(' ')} ${page.path}`, async () =>
        readPlace(shop, browser, page, as, await known(as.language)),
      ),
  };
}

function onceFor<Key, Value>(values: Map<Key, Promise<Value>>, key: Key, read: () => Promise<Value>): Promise<Value> {
  const value = values.get(key) ?? read();
  values.set(key, value);
  return value;
}

/** The steps of the checkout by their paths. */
function stepsIn(language: Language): Readonly<Record<string, string>> {
  const { prefix, choosePlace, choosePayment, review } = WORDS[language];
  const path = `${prefix}/checkout`;
  return { [`${path}/delivery`]: choosePlace, [`${path}/payment`]: choosePayment, [`${path}/review`]: review };
}

async function readPlace(
  shop: FailingShop,
  browser: Browser,
  place: RemotePage,
  { language, isCustomer, hasScripts }: Reader,
  { customer, number }: Known,
): Promise<WantedPage> {
  const address = addressOf(place, language, number);
  const instead = stepsIn(language);
  if (isCustomer && (place.path === '/checkout' || address in instead)) return { path: address, title: '', instead };
  const visitor = await openVisitor(browser, shop, { language, hasScripts });
  try {
    if (isCustomer) await visitor.signIn(customer);
    const { page } = visitor;
    await page.goto(address, { waitUntil: 'commit' });
    for (let tries = 0; tries < TRIES; tries += 1) {
      const title = await restingTitle(page);
      const wanted = { path: new URL(page.url()).pathname, title };
      const { shown } = await settle(page, wanted, { language, hasScripts, withinMs: WITHIN_MS, until: ['whole'] });
      if (shown === 'whole') return wanted;
    }
    throw new Error(`${page.url()} is not whole when nothing fails.`);
  } finally {
    await visitor.close();
  }
}

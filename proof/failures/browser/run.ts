import type { Browser } from '@playwright/test';
import { type Customer, openCustomer } from '../../../e2e/fixtures/customer.ts';
import { LANGUAGES, type Language, WORDS } from '../../../e2e/fixtures/words.ts';
import { type Cell, type Door, type Job, notRun, type Verdict } from '../cell.ts';
import { inTurns } from '../in-turns.ts';
import { addressOf, type RemotePage, readRemotes } from '../pages.ts';
import { placesOf } from '../places.ts';
import type { FailingShop } from '../shop.ts';
import { type BrowserState, openVisitor, type Visitor } from '../visitor.ts';
import { ACTS, type Act } from './acts.ts';
import { BREAKS, type Break, openCheckout } from './checkout.ts';
import { type Elsewhere, EVENTS } from './elsewhere.ts';
import { meetAgain, type Way } from './left.ts';
import { type Led, readPlainly } from './plain.ts';
import { type Seen, type Visit, visit } from './visit.ts';

const AT_ONCE = 3;
const NO_STORAGE = 'a document without its program asks for no storage';
const NO_DOCUMENT = 'without a connection no document of the shop comes: the browser says so itself';

const STATES: Readonly<Record<Visit['state'], Readonly<Partial<Record<Door, 'run' | string>>>>> = {
  whole: {},
  'storage full': { 'server HTML': NO_STORAGE, 'first load': 'run', 'soft navigation': 'run' },
  'storage forbidden': { 'server HTML': NO_STORAGE, 'first load': 'run', 'soft navigation': 'run' },
  'cookies off': { 'server HTML': 'run', 'first load': 'run', 'soft navigation': 'run' },
  'scripts off': { 'server HTML': 'run' },
  offline: { 'server HTML': NO_DOCUMENT, 'first load': NO_DOCUMENT, 'soft navigation': 'run' },
};

const WAYS: Readonly<Record<Way, readonly string[]>> = {
  'another tab': ['cart changed', 'language changed', 'ordered', 'another customer signed in', 'signed out'],
  'back/forward cache': ['nothing happened', 'cart changed on another device', 'cart changed', 'ordered', 'signed out'],
  'soft Back': ['cart changed', 'ordered', 'signed out'],
};

const ACT_STATES: readonly BrowserState[] = ['storage full', 'storage forbidden', 'cookies off'];

/** Every page of every remote, and what shoppers do on the shop's own, in browsers that lack something, or that have more than one page open. */
export async function browserJobs([shop]: readonly FailingShop[]): Promise<Job[]> {
  const pages = shop ? (await readRemotes(shop.url)).flatMap((remote) => remote.pages) : [];
  return [
    ...[...new Set(pages.map(({ remote }) => remote))].flatMap((remote) => stateJobs(remote, pages)),
    ...Object.entries(WAYS).flatMap(([way, names]) =>
      EVENTS.filter(({ name }) => names.includes(name)).flatMap((event) =>
        LANGUAGES.map((language) => eventJob(way as Way, event, language, pages)),
      ),
    ),
    ...ACTS.map(actJob),
    ...BREAKS.map(breakJob),
  ];
}

function stateJobs(remote: string, all: readonly RemotePage[]): Job[] {
  const pages = all.filter((page) => page.remote === remote);
  return Object.entries(STATES).flatMap(([name, doors]) =>
    Object.entries(doors).map(([door, isRun]): Job => {
      const state = name as Visit['state'];
      const cells = LANGUAGES.map((language): Cell => ({ part: 'browser', subject: remote, fault: state, door, language }));
      const led: Led = new Map();
      return jobOf(cells, async (shop, browser, { language }) => {
        if (isRun !== 'run') return { type: 'does not apply', reason: isRun };
        const places = placesOf(shop, browser);
        const see = async (page: RemotePage): Promise<Seen> => {
          const known = await places.known(language);
          if (state === 'scripts off') return readPlainly(browser, shop, addressOf(page, language, known.number), language, led);
          const hasScripts = door !== 'server HTML';
          const isCustomer = page.isOfCustomers && state !== 'cookies off' && hasScripts;
          const as = { language, isCustomer, hasScripts };
          const other = all.find((one) => one.remote !== remote && !one.isOfCustomers) ?? page;
          const [wanted, another] = [await places.wanted(page, as), await places.wanted(other, as)];
          return visit(browser, shop, { state, door: door as Door, language, known: isCustomer ? known : null, wanted, other: another });
        };
        return together(await inTurns(pages, AT_ONCE, (page) => see(page).catch((error: unknown) => notVisited(page, error))));
      });
    }),
  );
}

function eventJob(way: Way, event: Elsewhere, language: Language, pages: readonly RemotePage[]): Job {
  const remotes = [...new Set(pages.map(({ remote }) => remote))];
  return {
    cells: remotes.map((subject): Cell => ({ part: 'browser', subject, fault: event.name, door: way, language })),
    async run(shop, browser) {
      const seen = await meetAgain(browser, shop, { way, event, language, visited: pages });
      return remotes.map((remote) => together(seen.filter((_, index) => pages[index]?.remote === remote)));
    },
  };
}

function actJob(act: Act): Job {
  const cells = ACT_STATES.flatMap((state) =>
    LANGUAGES.map((language): Cell => ({ part: 'browser', subject: act.name, fault: state, door: 'visit', language })),
  );
  return jobOf(cells, (shop, browser, { fault, language }) => {
    const state = fault as BrowserState;
    return inOwnWindow(browser, shop, { state, language }, ({ page }, customer) =>
      act.run({ page, words: WORDS[language], state, customer }),
    );
  });
}

function breakJob({ name, run }: Break): Job {
  const cells = LANGUAGES.map((language): Cell => ({ part: 'browser', subject: 'checkout', fault: name, door: 'visit', language }));
  return jobOf(cells, (shop, browser, { language }) =>
    inOwnWindow(browser, shop, { state: 'whole', language }, async ({ page, signIn }, customer) => {
      await signIn(customer);
      await openCheckout(page, WORDS[language], customer);
      const says = await run(page, WORDS[language]);
      const orders = await customer.orders();
      if (orders.length !== 1) throw new Error(`there are ${orders.length} orders`);
      return says;
    }),
  );
}

/** Runs cells for themselves, two side by side. */
function jobOf(cells: readonly Cell[], judge: (shop: FailingShop, browser: Browser, cell: Cell) => Promise<Verdict>): Job {
  return { cells, run: (shop, browser) => inTurns(cells, 2, (cell) => judge(shop, browser, cell).catch(notRun)) };
}

async function inOwnWindow(
  browser: Browser,
  shop: FailingShop,
  { state, language }: { readonly state: BrowserState; readonly language: Language },
  act: (visitor: Visitor, customer: Customer) => Promise<string>,
): Promise<Verdict> {
  const customer = await openCustomer(shop.environment);
  await customer.speak(WORDS[language].prefix);
  const visitor = await openVisitor(browser, shop, { language, state });
  try {
    const says = await act(visitor, customer);
    return { type: 'run', says, faults: visitor.errors.map((error) => `a page said: ${error.slice(0, 200)}`) };
  } finally {
    await visitor.close();
  }
}

function notVisited({ path }: RemotePage, error: unknown): Seen {
  const explanation = error instanceof Error ? error.message : String(error);
  return { shown: 'could not be run', faults: [`${path} could not be visited: ${explanation.split('\n').slice(0, 3).join(' ')}`] };
}

/** What a cell says of all the pages of its remote. */
function together(seen: readonly Seen[]): Verdict {
  const shown = [...new Set(seen.map((one) => one.shown))];
  return { type: 'run', says: shown.join(', '), faults: seen.flatMap(({ faults }) => faults) };
}

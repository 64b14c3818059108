import type { Browser } from '@playwright/test';
import { openCustomer } from '../../../e2e/fixtures/customer.ts';
import { LANGUAGES, type Language, WORDS } from '../../../e2e/fixtures/words.ts';
import { type Cell, type Door, type Job, type Judged, notRun, type Verdict } from '../cell.ts';
import { openFaultRelay } from '../relay.ts';
import type { FailingShop } from '../shop.ts';
import { ACTS, type Act } from './acts.ts';
import { BREAKS, type Break, openCheckout } from './checkout.ts';
import { type Elsewhere, EVENTS } from './elsewhere.ts';
import { inTurns } from './in-turns.ts';
import { meetAgain, type Way } from './left.ts';
import { type Led, readPlainly } from './plain.ts';
import { signInQuietly } from './stage.ts';
import { type BrowserState, openWindow } from './states.ts';
import { addressOf, type Known, openKnown, type Places, readPages, readPlaces, type Visited } from './subjects.ts';
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

interface Prepared {
  readonly places: Places;
  readonly known: Readonly<Record<Language, Known>>;
  readonly led: Led;
}

/** Every page of every remote, and what shoppers do on the shop's own, in browsers that lack something, or that have more than one page open. */
export async function browserJobs([shop]: readonly FailingShop[], browser: Browser): Promise<Job[]> {
  if (!shop) return [];
  const visited = await readPages(shop.url);
  const prepared = new Map<FailingShop, Promise<Prepared>>();
  const prepare = (at: FailingShop) => {
    const known = prepared.get(at) ?? prepareAt(at, browser);
    prepared.set(at, known);
    return known;
  };
  return [
    ...[...new Set(visited.map(({ remote }) => remote))].flatMap((remote) => stateJobs(remote, visited, prepare)),
    ...Object.entries(WAYS).flatMap(([way, names]) =>
      EVENTS.filter(({ name }) => names.includes(name)).flatMap((event) =>
        LANGUAGES.map((language) => eventJob(way as Way, event, language, visited)),
      ),
    ),
    ...ACTS.map(actJob),
    ...BREAKS.map(breakJob),
  ];
}

async function prepareAt(shop: FailingShop, browser: Browser): Promise<Prepared> {
  const known = { ru: await openKnown(shop, 'ru'), en: await openKnown(shop, 'en') };
  return { places: readPlaces(shop, browser, known), known, led: new Map() };
}

function stateJobs(remote: string, visited: readonly Visited[], prepare: (shop: FailingShop) => Promise<Prepared>): Job[] {
  const pages = visited.filter((page) => page.remote === remote);
  return Object.entries(STATES).flatMap(([name, doors]) =>
    Object.entries(doors).map(([door, isRun]): Job => {
      const state = name as Visit['state'];
      const cells = LANGUAGES.map((language): Cell => ({ part: 'browser', subject: remote, fault: state, door, language }));
      return jobOf(cells, async (shop, browser, { language }) => {
        if (isRun !== 'run') return { type: 'does not apply', reason: isRun };
        const { places, known, led } = await prepare(shop);
        return together(
          await inTurns(pages, AT_ONCE, async (page) => {
            try {
              if (state === 'scripts off')
                return await readPlainly(browser, shop, addressOf(page, language, known[language].number), language, led);
              const hasScripts = door !== 'server HTML';
              const isCustomer = page.isOfCustomers && state !== 'cookies off' && hasScripts;
              const as = { language, isCustomer, hasScripts };
              const other = visited.find((one) => one.remote !== remote && !one.isOfCustomers) ?? page;
              return await visit(browser, shop, {
                state,
                door: door as Door,
                language,
                known: isCustomer ? known[language] : null,
                wanted: await places.wanted(page, as),
                other: await places.wanted(other, as),
              });
            } catch (error) {
              return notVisited(page, error);
            }
          }),
        );
      });
    }),
  );
}

function eventJob(way: Way, event: Elsewhere, language: Language, visited: readonly Visited[]): Job {
  const remotes = [...new Set(visited.map(({ remote }) => remote))];
  const cells = remotes.map((subject): Cell => ({ part: 'browser', subject, fault: event.name, door: way, language }));
  return {
    cells,
    async run(shop, browser) {
      const seen = await meetAgain(browser, shop, { way, event, language, visited }).catch((error: unknown) => error);
      return cells.map((cell): Judged => {
        if (!Array.isArray(seen)) return { cell, verdict: notRun(seen) };
        return { cell, verdict: together((seen as Seen[]).filter((_, index) => visited[index]?.remote === cell.subject)) };
      });
    },
  };
}

function actJob(act: Act): Job {
  const cells = ACT_STATES.flatMap((state) =>
    LANGUAGES.map((language): Cell => ({ part: 'browser', subject: act.name, fault: state, door: 'visit', language })),
  );
  return jobOf(cells, async (shop, browser, { fault, language }) => {
    const state = fault as BrowserState;
    return inOwnWindow(browser, shop, { state, language }, async (page) => {
      const customer = await openCustomer(shop.environment);
      await customer.speak(WORDS[language].prefix);
      return act.run({ page, words: WORDS[language], state, customer });
    });
  });
}

function breakJob({ name, run }: Break): Job {
  const cells = LANGUAGES.map((language): Cell => ({ part: 'browser', subject: 'checkout', fault: name, door: 'visit', language }));
  return jobOf(cells, (shop, browser, { language }) =>
    inOwnWindow(browser, shop, { state: 'whole', language }, async (page) => {
      const customer = await openCustomer(shop.environment);
      await customer.speak(WORDS[language].prefix);
      await signInQuietly(page.context(), customer);
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
  return {
    cells,
    run: (shop, browser) =>
      inTurns(cells, 2, async (cell): Promise<Judged> => ({ cell, verdict: await judge(shop, browser, cell).catch(notRun) })),
  };
}

async function inOwnWindow(
  browser: Browser,
  shop: FailingShop,
  { state, language }: { readonly state: BrowserState; readonly language: Language },
  act: (page: Awaited<ReturnType<Awaited<ReturnType<typeof openWindow>>['open']>>) => Promise<string>,
): Promise<Verdict> {
  const relay = await openFaultRelay(shop.url);
  const window = await openWindow(browser, { url: relay.url, language, state });
  try {
    const says = await act(await window.open());
    return { type: 'run', says, faults: window.errors.map((error) => `a page said: ${error.slice(0, 200)}`) };
  } finally {
    await window.close();
    await relay.close();
  }
}

function notVisited({ path }: Visited, error: unknown): Seen {
  const explanation = error instanceof Error ? error.message : String(error);
  return { shown: 'could not be run', faults: [`${path} could not be visited: ${explanation.split('\n').slice(0, 3).join(' ')}`] };
}

/** What a cell says of all the pages of its remote. */
function together(seen: readonly Seen[]): Verdict {
  const shown = [...new Set(seen.map((one) => one.shown))];
  return { type: 'run', says: shown.join(', '), faults: seen.flatMap(({ faults }) => faults) };
}

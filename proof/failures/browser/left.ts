import type { Browser, Page } from '@playwright/test';
import { untilAlive } from '../../../e2e/fixtures/alive.ts';
import { goToReview, placeButton } from '../../../e2e/fixtures/checkout.ts';
import { openAlive } from '../../../e2e/fixtures/home.ts';
import { type Language, WORDS } from '../../../e2e/fixtures/words.ts';
import { faultsOfFrame, faultsOfTruth } from '../frame.ts';
import { inTurns } from '../in-turns.ts';
import { follow } from '../look.ts';
import { addressOf, type Known, openKnown, type RemotePage } from '../pages.ts';
import type { FailingShop } from '../shop.ts';
import { openVisitor } from '../visitor.ts';
import type { Aftermath, Elsewhere } from './elsewhere.ts';
import type { Seen } from './visit.ts';

/** How a page is met again: it stayed open beside the tab where something happened, or the shopper comes back to it. */
export type Way = 'another tab' | 'back/forward cache' | 'soft Back';

const AT_ONCE = 4;
const GONE_WITHIN_MS = 12_000;
const BACK_WITHIN_MS = 5_000;
const LOOK_MS = 200;
const LEAST_WORDS = 20;
const KEEP_TRIES = 3;
const NOT_KEPT = 'the browser did not keep it';

/** Opens every page as one customer, lets something happen in a tab of its own, and looks at each page again. */
export async function meetAgain(
  browser: Browser,
  shop: FailingShop,
  { way, event, language, visited }: { way: Way; event: Elsewhere; language: Language; visited: readonly RemotePage[] },
): Promise<Seen[]> {
  const words = WORDS[language];
  const visitor = await openVisitor(browser, shop, { language, keepsPages: way === 'back/forward cache' });
  try {
    const known = await openKnown(shop, language);
    await visitor.signIn(known.customer);
    const actor = visitor.page;
    // What was chosen in the checkout is known to the other tabs.
    await openAlive(actor, `${words.prefix}/checkout`);
    await goToReview(actor, words);
    const open = async (one: RemotePage): Promise<Page> => {
      const tab = await visitor.open();
      await tab.goto(addressOf(one, language, known.number));
      await untilAlive(tab);
      // A browser may give up a page whose calls were under way when it was left; others are left just then.
      if (event.isAway) await tab.waitForLoadState('networkidle');
      await leave(tab, way, shop, words.prefix);
      return tab;
    };
    const look = async (tab: Page, one: RemotePage, aftermath: Aftermath): Promise<Seen> => {
      const { shown, faults } = await lookAgain(tab, {
        address: addressOf(one, language, known.number),
        way,
        language,
        known,
        aftermath,
        isAway: event.isAway === true,
        prefix: words.prefix,
      });
      return { shown, faults: faults.map((fault) => `${addressOf(one, language, known.number)}: ${fault}`) };
    };
    let isOrdered = false;
    const together = async (): Promise<Seen[]> => {
      const tabs = await inTurns(visited, AT_ONCE, open);
      const aftermath = await event.happen(actor, words, { shop, customer: known.customer });
      isOrdered = aftermath.isOrdered;
      return inTurns([...visited.entries()], AT_ONCE, ([index, one]) => look(tabs[index] as Page, one, aftermath));
    };
    // A page that has been left hears of nothing from another tab, or the browser gives it up.
    const oneByOne = async (): Promise<Seen[]> => {
      await actor.close();
      return inTurns(visited, 1, async (one) => {
        const before: string[] = [];
        for (let tries = 1; ; tries += 1) {
          const tab = await open(one);
          const { shown, faults } = await look(tab, one, await event.happen(tab, words, { shop, customer: known.customer }));
          const isKept = !faults.some((fault) => fault.includes(NOT_KEPT));
          if (isKept || tries === KEEP_TRIES) return { shown, faults: [...before, ...faults] };
          // A browser gives up a page that takes long to be frozen, as on a busy machine; what else was wrong counts.
          before.push(...faults.filter((fault) => !fault.includes(NOT_KEPT)));
        }
      });
    };
    const seen = await (event.isAway ? oneByOne() : together());
    const orders = await known.customer.orders();
    const faults = orders.length === (isOrdered ? 2 : 1) ? [] : [`there are ${orders.length} orders`];
    const all = [...faults, ...visitor.errors.map((error) => `a page said: ${error.slice(0, 200)}`)];
    return seen.map((one, index) => (index === 0 ? { ...one, faults: [...one.faults, ...all] } : one));
  } finally {
    await visitor.close();
  }
}

async function leave(tab: Page, way: Way, shop: FailingShop, prefix: string): Promise<void> {
  if (way === 'another tab') return;
  await tab.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => void Object.assign(globalThis, { wasKept: persisted }));
    Object.assign(globalThis, { wasKept: false });
  });
  if (way === 'back/forward cache') await tab.goto(`${shop.apiUrl}/api/settings/`);
  else {
    await follow(tab, new URL(tab.url()).pathname === `${prefix}/faq` ? `${prefix}/contacts` : `${prefix}/faq`);
    await tab.waitForURL(/\/(?:faq|contacts)$/, { waitUntil: 'commit' });
  }
}

interface Looking {
  readonly address: string;
  readonly way: Way;
  readonly language: Language;
  readonly known: Known;
  readonly aftermath: Aftermath;
  /** No tab of this browser has had part in what happened, so that it keeps the page. */
  readonly isAway: boolean;
  readonly prefix: string;
}

async function lookAgain(tab: Page, { address, way, language, known, aftermath, isAway, prefix }: Looking): Promise<Seen> {
  const faults: string[] = [];
  let shown = 'true';
  const left = new URL(tab.url()).pathname;
  if (way !== 'another tab') await tab.goBack({ waitUntil: 'commit' });
  // The page that is left stands there until then; where the page may not be seen any more, another address comes in its place.
  if (way === 'soft Back') await tab.waitForURL((url) => url.pathname === address, { timeout: BACK_WITHIN_MS }).catch(() => undefined);
  if (way !== 'another tab' && new URL(tab.url()).pathname === left) faults.push('Back did not leave the page');
  if (way === 'back/forward cache') {
    const reasons = await tab.evaluate(reasonsAgainst);
    shown = reasons === null ? 'true, kept' : `true, made anew (${reasons})`;
    if (reasons !== null && isAway) faults.push(`${NOT_KEPT}: ${reasons}`);
  }
  const untrue: Untrue = {
    email: aftermath.isOver ? known.customer.email : null,
    number: aftermath.isOver ? known.number : null,
    leastWords: LEAST_WORDS,
  };
  await untilNot(tab, untruths, untrue);
  faults.push(...(await faultsOfTruth(tab, language, aftermath)));
  // Once more when the page has heard: what is drawn late counts.
  faults.push(...(await untilNot(tab, untruths, untrue)));
  if ((aftermath.isOrdered || aftermath.isOver) && (await placeButton(tab, WORDS[language]).count()) > 0) {
    faults.push('an order can be placed that is nobody’s');
  }
  faults.push(...(await faultsOfFrame(tab, language, true)));
  const on = new URL(tab.url()).pathname === `${prefix}/about-us` ? '/contacts' : '/about-us';
  await follow(tab, `${prefix}${on}`);
  await tab
    .waitForURL(new RegExp(`${prefix}${on}$`), { waitUntil: 'commit' })
    .catch(() => faults.push(`a link on does not lead: ${tab.url()}`));
  await tab.close();
  return { shown, faults };
}

/** Null: the very page that was left. */
function reasonsAgainst(): string | null {
  if ((globalThis as { wasKept?: boolean }).wasKept === true) return null;
  const [entry] = performance.getEntriesByType('navigation') as { notRestoredReasons?: { reasons?: { reason: string }[] } }[];
  return entry?.notRestoredReasons?.reasons?.map(({ reason }) => reason).join(', ') ?? 'no reason is given';
}

interface Untrue {
  readonly email: string | null;
  readonly number: string | null;
  readonly leastWords: number;
}

/** Looks until nothing is untrue any more; gives what stays so. */
async function untilNot(tab: Page, look: (untrue: Untrue) => string[], untrue: Untrue): Promise<string[]> {
  let found: string[] | null = null;
  for (const end = performance.now() + GONE_WITHIN_MS; performance.now() < end; await tab.waitForTimeout(LOOK_MS)) {
    found = (await tab.evaluate(look, untrue).catch(() => null)) ?? found;
    if (found?.length === 0) break;
  }
  return found ?? ['could not be looked at'];
}

function untruths({ email, number, leastWords }: Untrue): string[] {
  const main = document.querySelector('main');
  // biome-ignore lint/performance/useDomNodeTextContent: what is not rendered is not read
  const words = main?.innerText.trim() ?? '';
  const outline = [...(main?.querySelectorAll('[data-page-skeleton]') ?? [])].some((one) => one.checkVisibility());
  return [
    ...(words.length < leastWords ? [`says only «${words}»`] : []),
    ...(outline ? ['is an outline'] : []),
    ...(email !== null && words.includes(email) ? ['shows who has gone'] : []),
    ...(number !== null && words.includes(number) ? ['shows an order of who has gone'] : []),
  ];
}

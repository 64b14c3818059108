import { expect, type Page } from '@playwright/test';
import { untilAlive } from '../../e2e/fixtures/alive.ts';
import { placeButton } from '../../e2e/fixtures/checkout.ts';
import { type Language, WORDS } from '../../e2e/fixtures/words.ts';
import type { Visit } from './cell.ts';
import type { Aftermath, Return, SessionEvent } from './events.ts';
import { noErrors } from './expectations.ts';
import { mapLimited } from './map-limited.ts';
import { frameViolations, headerViolations } from './observe/frame.ts';
import { follow } from './observe/page.ts';
import { openVisitor } from './observe/visitor.ts';
import { addressOf, type RemotePage } from './remotes.ts';
import { becomeCustomer, type KnownCustomer, openKnownCustomer, type Site } from './site.ts';

export interface TabVisit {
  readonly way: Return;
  readonly event: SessionEvent;
  readonly language: Language;
  readonly pages: readonly RemotePage[];
}

const AT_ONCE = 4;
const LEAST_TEXT = /\S.{18,}\S/s;
const STALE_WITHIN_MS = 12_000;
const BACK_WITHIN_MS = 5_000;
const CACHE_TRIES = 3;
const NOT_CACHED = 'the browser did not keep the page';

/** Opens pages of a customer, lets something happen, and checks each page when the customer returns to it. */
export async function openTabVisit({ shop, browser }: Site, { way, event, language, pages }: TabVisit): Promise<Visit> {
  const words = WORDS[language];
  const known = await openKnownCustomer(shop, browser, language);
  const visitor = await openVisitor(browser, shop, { language, hasPageCache: way === 'back/forward cache' });
  await becomeCustomer(visitor, known);
  const addresses = pages.map((page) => addressOf(page, language, known.number));
  const violations: string[] = [];
  let aftermath: Aftermath | null = null;
  let tabs: Page[] = [];
  const open = async (address: string): Promise<Page> => {
    const tab = await visitor.openTab();
    await tab.goto(address);
    await untilAlive(tab);
    // A browser may not cache a page with pending requests.
    if (event.isRemote) await tab.waitForLoadState('networkidle');
    if (way === 'back/forward cache') await leaveDocument(tab, `${shop.apiUrl}/api/settings/`);
    if (way === 'soft Back') await leaveSoftly(tab, words.prefix);
    return tab;
  };
  const happen = (tab: Page) => event.happen(tab, words, { shop, customer: known.customer });
  const check = async (tab: Page, address: string, after: Aftermath): Promise<string[]> => {
    const found = await returnTo(tab, { address, way, language, known, after, mustBeCached: event.isRemote === true });
    await tab.close();
    return found.map((violation) => `${address}: ${violation}`);
  };
  /** The browser drops a page that takes long to freeze, as on a busy machine. */
  const checkCached = async (address: string): Promise<string[]> => {
    for (let tries = 1; ; tries += 1) {
      const tab = await open(address);
      const found = await check(tab, address, await happen(tab));
      if (tries === CACHE_TRIES || !found.some((violation) => violation.includes(NOT_CACHED))) return found;
    }
  };
  return {
    close: visitor.close,
    async duringFault() {
      if (event.isRemote) {
        await visitor.page.close();
        violations.push(...(await mapLimited(addresses, 1, checkCached)).flat());
        return;
      }
      tabs = await mapLimited(addresses, AT_ONCE, open);
      aftermath = await happen(visitor.page);
    },
    async afterFault() {
      const after = aftermath;
      if (after) {
        const found = await mapLimited([...tabs.entries()], AT_ONCE, ([index, tab]) => check(tab, addresses[index] ?? '', after));
        violations.push(...found.flat());
      }
      const orders = (await known.customer.orders()).length;
      if (orders !== (after?.isOrdered ? 2 : 1)) violations.push(`there are ${orders} orders`);
      violations.push(...noErrors(visitor));
      return { type: 'run', shown: 'up to date', violations };
    },
  };
}

async function leaveDocument(tab: Page, address: string): Promise<void> {
  await tab.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => void Object.assign(globalThis, { wasCached: persisted }));
  });
  await tab.goto(address);
}

async function leaveSoftly(tab: Page, prefix: string): Promise<void> {
  await follow(tab, new URL(tab.url()).pathname === `${prefix}/faq` ? `${prefix}/contacts` : `${prefix}/faq`);
  await tab.waitForURL(/\/(?:faq|contacts)$/, { waitUntil: 'commit' });
}

interface Returning {
  readonly address: string;
  readonly way: Return;
  readonly language: Language;
  readonly known: KnownCustomer;
  readonly after: Aftermath;
  readonly mustBeCached: boolean;
}

async function returnTo(tab: Page, { address, way, language, known, after, mustBeCached }: Returning): Promise<string[]> {
  const violations: string[] = [];
  const { prefix } = WORDS[language];
  if (way !== 'another tab') {
    const before = new URL(tab.url()).pathname;
    await tab.goBack({ waitUntil: 'commit' });
    // A page that needs the customer may be replaced by another one.
    if (way === 'soft Back') await tab.waitForURL((url) => url.pathname === address, { timeout: BACK_WITHIN_MS }).catch(() => undefined);
    if (new URL(tab.url()).pathname === before) violations.push('Back does not leave the page');
  }
  if (way === 'back/forward cache' && mustBeCached) {
    const reasons = await tab.evaluate(reasonsNotCached);
    if (reasons !== null) violations.push(`${NOT_CACHED}: ${reasons}`);
  }
  await staleViolations(tab, known, after);
  violations.push(...(await headerViolations(tab, language, after)));
  // Checked again because stale data may be rendered late.
  violations.push(...(await staleViolations(tab, known, after)));
  if ((after.isOrdered || after.isOver) && (await placeButton(tab, WORDS[language]).count()) > 0)
    violations.push('an order can be placed again');
  violations.push(...(await frameViolations(tab, language)));
  const next = `${prefix}${new URL(tab.url()).pathname === `${prefix}/about-us` ? '/contacts' : '/about-us'}`;
  await follow(tab, next);
  const isThere = tab.waitForURL((url) => url.pathname === next, { waitUntil: 'commit' });
  await isThere.catch(() => violations.push(`a link does not work: ${tab.url()}`));
  return violations;
}

/** Runs in the page. Null: the page comes from the cache. */
function reasonsNotCached(): string | null {
  if ((globalThis as { wasCached?: boolean }).wasCached === true) return null;
  const [entry] = performance.getEntriesByType('navigation') as { notRestoredReasons?: { reasons?: { reason: string }[] } }[];
  return entry?.notRestoredReasons?.reasons?.map(({ reason }) => reason).join(', ') ?? 'no reason is given';
}

/** The page shows its content, and nothing of a customer whose session is over. */
async function staleViolations(tab: Page, { customer, number }: KnownCustomer, { isOver }: Aftermath): Promise<string[]> {
  const main = tab.getByRole('main');
  const options = { timeout: STALE_WITHIN_MS, useInnerText: true };
  const rules: Readonly<Record<string, () => Promise<void>>> = {
    'it shows hardly any text': () => expect(main).toHaveText(LEAST_TEXT, options),
    'it is an outline': () => expect(main.locator('[data-page-skeleton]').filter({ visible: true })).toHaveCount(0, options),
    ...(isOver && {
      'it shows the former customer': () => expect(main).not.toContainText(customer.email, options),
      'it shows an order of the former customer': () => expect(main).not.toContainText(number, options),
    }),
  };
  const found = Object.entries(rules).map(([violation, rule]) =>
    rule().then(
      () => [],
      () => [violation],
    ),
  );
  return (await Promise.all(found)).flat();
}

import { untilFrameAlive } from '../../e2e/fixtures/alive.ts';
import { loginOf } from '../../e2e/fixtures/steps.ts';
import { type Language, WORDS } from '../../e2e/fixtures/words.ts';
import type { Injection, RelayedRequest } from '../fault/relay.ts';
import type { Verdict, Visit } from './cell.ts';
import { faultyRequests, inLanguage, isLogged, isReported, noErrors, noInternalText, pendingFaults } from './expectations.ts';
import { frameViolations, headerViolations, isCheckout } from './observe/frame.ts';
import { describePage, follow, type Observation, openDocument, pressRetry, type Shown, settle } from './observe/page.ts';
import { type BrowserState, openVisitor, type Visitor } from './observe/visitor.ts';
import { type Baseline, becomeCustomer, type Entry, type KnownCustomer, type Site, uncached } from './site.ts';

/** The expectations that differ between the kinds of faults. */
export interface Expectations {
  /** What the page may show during the fault. */
  readonly accepts: readonly Shown[];
  /** The document has status 200; `honest`: or an error status if it does not contain the page. */
  readonly status: 'ok' | 'honest';
  /** The visitor is on another page before the fault; false: the code of a release is fixed by the document, which must be new. */
  readonly comesBefore: boolean;
  /** The visitor also opens another page and returns during the fault. */
  readonly returns: boolean;
  /** Pages follow each other in the same document. */
  readonly keepsDocument: boolean;
  /** How the operator is notified of the fault: the page reports it, or the log names the request. */
  readonly evidence: 'report' | 'log' | null;
  /** The header shows account and cart, and no page logs an error. */
  readonly isIntact: boolean;
  /** For how long pages may wait for a response. */
  readonly delayMs: number;
}

export interface PageVisit {
  readonly entry: Entry;
  readonly language: Language;
  readonly customer: KnownCustomer | null;
  readonly expected: Baseline;
  /** A page of another remote. */
  readonly other: Baseline;
  readonly state?: BrowserState | 'offline';
  /** A fault between this visitor and the shop. */
  readonly injection?: Injection | undefined;
  /** Id prefixes of the visitors whose documents are made at the same time: the server shares calls between them. */
  readonly sharing?: Set<string>;
  readonly expectations: Expectations;
}

const WITHIN_MS = 25_000;
const RETRY_STILL_MS = 2_500;
const PRESSES = 4;
const BLANK_MS = 3_000;
const GREETING_MS = 5_000;
/** A page with less text than this share lacks its main content. */
const LEAST_SHARE = 0.5;
/** Code that is not loaded without a connection is reported to developers. */
const NOT_FETCHED = /did not load|Failed to fetch/;

/** Opens a visitor who comes to a page during a fault, opens another one, and comes again after it. */
export async function openPageVisit(site: Site, visit: PageVisit): Promise<Visit> {
  const { shop, browser } = site;
  const { language, entry, state = 'whole', customer } = visit;
  const hasScripts = entry !== 'server HTML';
  const visitor = await openVisitor(browser, shop, { language, state: state === 'offline' ? 'whole' : state, hasScripts });
  const stage: Stage = {
    site,
    visit,
    visitor,
    hasScripts,
    violations: [],
    seen: [],
    last: null,
    logSize: await shop.logSize(),
    requests: shop.api.requests.length,
  };
  visit.sharing?.add(visitor.relay.idPrefix);
  try {
    if (customer) await becomeCustomer(visitor, customer);
    if (entry === 'soft navigation' && visit.expectations.comesBefore) await openOther(stage);
  } catch (error) {
    await visitor.close();
    throw error;
  }
  return { duringFault: () => duringFault(stage), afterFault: () => afterFault(stage), close: visitor.close };
}

interface Stage {
  readonly site: Site;
  readonly visit: PageVisit;
  readonly visitor: Visitor;
  readonly hasScripts: boolean;
  readonly violations: string[];
  readonly seen: string[];
  last: Observation | null;
  readonly logSize: number;
  /** How many requests the API had received before. */
  readonly requests: number;
}

async function openOther(stage: Stage): Promise<void> {
  const { visit, visitor, violations, hasScripts } = stage;
  const { language, other, expectations } = visit;
  await openDocument(visitor.page, uncached(other.path));
  const { shown } = await settle(visitor.page, other, { viewer: { language, hasScripts }, accepts: ['whole'], withinMs: WITHIN_MS });
  if (shown !== 'whole') violations.push(`${other.path}, before, showed: ${shown}`);
  if (expectations.isIntact) violations.push(...(await headerOf(stage)));
}

async function duringFault(stage: Stage): Promise<void> {
  const { visit, visitor, hasScripts, violations } = stage;
  const { entry, language, expected, injection, state, expectations } = visit;
  const { page, relay, context } = visitor;
  relay.inject(injection ?? null);
  let status: number | null = null;
  if (entry === 'soft navigation') {
    if (!expectations.comesBefore) await openOther(stage);
    if (state === 'offline') await context.setOffline(true);
    await follow(page, uncached(expected.path));
  } else status = await openDocument(page, uncached(expected.path));
  await look(stage);
  if (status !== null) violations.push(...(await statusViolations(stage, status)));
  const greeting = page.locator('[data-preloader]').waitFor({ state: 'hidden', timeout: GREETING_MS });
  await greeting.catch(() => violations.push('the greeting covers the page'));
  violations.push(...(await frameViolations(page, language, hasScripts, expected.isSlim || isCheckout(page.url()))));
  if (expectations.isIntact && hasScripts) violations.push(...(await headerOf(stage)));
  if (!expectations.returns) return;
  await goToOther(stage, 'during the fault');
  await follow(page, expected.path);
  await look(stage);
}

async function afterFault(stage: Stage): Promise<Verdict> {
  const { site, visit, visitor, violations, seen, hasScripts } = stage;
  const { expected, state, expectations } = visit;
  const { evidence } = expectations;
  visitor.relay.inject(null);
  if (state === 'offline') await visitor.context.setOffline(false);
  if (state === 'storage full' || state === 'storage forbidden') await visitor.repairStorages();
  const faulty = requestsOf(stage);
  if (evidence === 'log' && faulty.length === 0) violations.push('could not be run: the visitor has not met the fault');
  const presses = await recover(stage);
  const { last } = stage;
  if (last?.shown !== 'whole' || last.size < expected.size * LEAST_SHARE) {
    violations.push(`after the fault and ${presses} retries it showed: ${last?.shown} (${await describePage(visitor.page)})`);
  }
  await goToOther(stage, 'after the fault');
  if (expectations.isIntact) violations.push(...noErrors(visitor, state === 'offline' ? NOT_FETCHED : null));
  // A page sends its reports when it is left.
  await visitor.page.goto('about:blank');
  if (evidence === 'log') violations.push(...(await isLogged(site.shop, stage.logSize, faulty)));
  if (evidence === 'report' && hasScripts && seen.some((shown) => shown.startsWith('failure'))) {
    violations.push(...(await isReported(visitor, site.shop, stage.logSize, expected.page.remote)));
  }
  const shown = [...new Set(seen)].join(', then ');
  const tagged = violations.map((violation) => `${expected.path}: ${violation}`);
  return { type: 'run', shown: `${shown} of ${expected.path}${presses > 0 ? `, whole after ${presses} retry` : ''}`, violations: tagged };
}

/** Records what the page shows during the fault and checks it. */
async function look(stage: Stage): Promise<void> {
  const { site, visit, visitor, violations, seen, hasScripts } = stage;
  const { language, expected, other, state, expectations } = visit;
  const { page } = visitor;
  const viewer = { language, hasScripts };
  const isPending = expectations.evidence === 'log' ? pendingFaults(site.shop, visitor) : () => false;
  // Without a connection a page whose code is not loaded stays until the connection is back (decision 084).
  const candidates = state === 'offline' ? { ...expected, titles: [...(expected.titles ?? []), ...(other.titles ?? [])] } : expected;
  const within = { withinMs: WITHIN_MS + expectations.delayMs, accepts: expectations.accepts, isPending };
  const now = await settle(page, candidates, { viewer, ...within });
  stage.last = now;
  const isComplete = state === 'offline' || now.size >= expected.size * LEAST_SHARE;
  const where = `(${await describePage(page)})`;
  seen.push(now.shown === 'failure' && isComplete ? 'failure of a part' : now.shown);
  if (!expectations.accepts.includes(now.shown)) violations.push(`it showed: ${now.shown} ${where}`);
  if (now.shown === 'whole' && !isComplete) violations.push(`it showed much less without a message ${where}`);
  if (now.blankMs > BLANK_MS) violations.push(`it was blank for ${Math.round(now.blankMs / 1000)} s`);
  if (now.isBusy && !now.shown.startsWith('readable')) violations.push(`it still showed that something is loading ${where}`);
  if (state === 'offline') {
    const banner = page.getByRole('status').filter({ hasText: WORDS[language].offline });
    await banner.waitFor().catch(() => violations.push('it does not show that the connection is lost'));
  }
  const alert = page.getByRole('main').getByRole('alert').first();
  violations.push(...(await noInternalText(page)), ...inLanguage(await alert.textContent({ timeout: 200 }).catch(() => null), language));
}

/** Signs in again, presses retries and waits, until the page is whole. Returns the number of retries. */
async function recover(stage: Stage): Promise<number> {
  const { visit, visitor, hasScripts, last } = stage;
  const { language, expected, customer } = visit;
  const settleTo = async (accepts: readonly Shown[], stillMs?: number) => {
    stage.last = await settle(visitor.page, expected, {
      viewer: { language, hasScripts },
      accepts,
      withinMs: WITHIN_MS,
      ...(stillMs && { stillMs }),
    });
  };
  if (last?.shown === 'guest' && customer) await signInAgain(visitor, language, customer);
  if (last?.shown !== 'failure') await settleTo(['whole', 'failure']);
  let presses = 0;
  for (; stage.last?.shown === 'failure' && presses < PRESSES; presses += 1) {
    await pressRetry(visitor.page, language);
    await settleTo(['whole', 'failure'], RETRY_STILL_MS);
  }
  if (stage.last?.shown === 'failure') await settleTo(['whole']);
  return presses;
}

async function signInAgain({ page }: Visitor, language: Language, { customer }: KnownCustomer): Promise<void> {
  const words = WORDS[language];
  const login = loginOf(page, words);
  if (!(await login.isVisible())) await page.getByRole('main').getByRole('button', { name: words.signIn, exact: true }).first().click();
  await login.getByLabel(words.email).fill(customer.email);
  await login.getByLabel(words.password, { exact: true }).fill(customer.password);
  await login.getByRole('button', { name: words.signIn, exact: true }).click();
  await login.waitFor({ state: 'hidden' });
}

/** Another page comes whole. */
async function goToOther({ visit, visitor, violations, hasScripts }: Stage, when: string): Promise<void> {
  const { language, other, expectations } = visit;
  const { page } = visitor;
  const isChecked = hasScripts && expectations.keepsDocument;
  const isStored = isCheckout(page.url()) === isCheckout(other.path);
  if (isChecked) {
    // The browser handles links until the frame is hydrated.
    if (!isCheckout(page.url())) await untilFrameAlive(page);
    await page.evaluate(() => void Object.assign(globalThis, { isSameDocument: true }));
  }
  await follow(page, other.path);
  const { shown } = await settle(page, other, { viewer: { language, hasScripts }, accepts: ['whole'], withinMs: WITHIN_MS });
  if (shown !== 'whole') violations.push(`${other.path}, ${when}, showed: ${shown} (${await describePage(page)})`);
  if (isChecked && (await page.evaluate(() => 'isSameDocument' in globalThis)) !== isStored) {
    violations.push(`${other.path}, ${when}, ${isStored ? 'loaded a new document' : 'kept the document'}`);
  }
}

async function statusViolations({ visit, visitor, hasScripts, last }: Stage, status: number): Promise<string[]> {
  if (status === 200) {
    // The browser completes an outline, which is a good document.
    const isOutline = (await visitor.page.locator('[data-page-skeleton]').count()) > 0;
    const isHonest =
      visit.expectations.status === 'ok' ||
      hasScripts ||
      isOutline ||
      last?.shown !== 'failure' ||
      last.size >= visit.expected.size * LEAST_SHARE;
    return isHonest ? [] : ['a failure has status 200'];
  }
  if (visit.expectations.status === 'ok' || status < 500) return [`the document has status ${status}`];
  return last?.shown === 'whole' && !hasScripts ? [`the page is whole with status ${status}`] : [];
}

function headerOf({ visit, visitor }: Stage): Promise<string[]> {
  const isSignedIn = visit.customer !== null;
  return headerViolations(visitor.page, visit.language, { isSignedIn, pieces: isSignedIn ? 1 : 0 });
}

function requestsOf({ site: { shop }, visit: { entry, sharing }, visitor, requests }: Stage): RelayedRequest[] {
  const own = faultyRequests(shop, visitor, requests);
  if (own.length > 0 || entry === 'soft navigation') return own;
  return shop.api.requests
    .slice(requests)
    .filter(({ id, isFaulty }) => isFaulty && [...(sharing ?? [])].some((prefix) => id.startsWith(prefix)));
}

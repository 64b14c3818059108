import type { Browser, Page } from '@playwright/test';
import { type Language, WORDS } from '../../../e2e/fixtures/words.ts';
import type { Door, Verdict } from '../cell.ts';
import { openFaultRelay } from '../relay.ts';
import { type FailingShop, PLENTY_OF_TIME_MS } from '../shop.ts';
import { faultsOfFrame, follow, openVisitor, pressRetry, settle } from '../visitor.ts';
import type { ApiFault } from './faults.ts';
import { isTold } from './operator.ts';
import { type Rest, readable, rest, watchFaultsUnderWay } from './resting.ts';
import { comeAsKnown, type KnownCustomer, type KnownPage, neverAsked } from './visits.ts';

/** One visit to a page while a call that it makes fails. */
export interface ApiMeeting {
  readonly door: Door;
  readonly language: Language;
  readonly customer: KnownCustomer | null;
  readonly wanted: KnownPage;
  /** A page that does without the call. */
  readonly other: KnownPage;
  readonly fault: ApiFault;
  /** The call is the one that gives customers their tokens. */
  readonly isOfSession: boolean;
  /** By the path of a page: whose documents of it are made at the same time. */
  readonly together: Map<string, Set<string>>;
}

export interface ApiVisitor {
  /** Comes to the page while the call fails. */
  meet(): Promise<void>;
  /** The call is answered well again. */
  recover(): Promise<Verdict>;
}

const PRESSES = 4;
const BLANK_MS = 3000;
/** A page that has lost more of its words than this does without its main thing. */
const SIDE_PART = 0.5;
/** What only developers should ever read. */
const RAW = /broken on purpose|Network Error|timeout exceeded|status code|undefined|\[object/;

/** Opens a visitor while nothing fails. */
export async function openApiVisitor(browser: Browser, shop: FailingShop, meeting: ApiMeeting): Promise<ApiVisitor> {
  const { door, language, customer, wanted, other, fault, isOfSession, together } = meeting;
  const hasScripts = door !== 'server HTML';
  const relay = await openFaultRelay(shop.url);
  const page = await openVisitor(browser, relay.url, language, door);
  const close = async (): Promise<void> => {
    await page.context().close();
    await relay.close();
  };
  const open = async (): Promise<void> => {
    if (customer) await comeAsKnown(page, customer);
    if (door !== 'soft navigation') return;
    await page.goto(neverAsked(other.path), { waitUntil: 'commit' });
    await settle(page, other, { language, hasScripts, withinMs: PLENTY_OF_TIME_MS, until: ['whole'] });
  };
  await open().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const faults: string[] = [];
  const seen: string[] = [];
  let last: Rest | null = null;
  const logMark = await shop.logMark();
  const askedBefore = shop.backend.asked.length;
  const fellows = together.get(wanted.path) ?? new Set();
  together.set(wanted.path, fellows);
  if (hasDocument(door)) fellows.add(relay.name);
  /** What the server asks for a document it asks once for all who come at the same time. */
  const ofVisitor = () => {
    const faulty = shop.backend.asked.slice(askedBefore).filter(({ isFaulty }) => isFaulty);
    const own = faulty.filter(({ id }) => id.startsWith(relay.name));
    return own.length === 0 && hasDocument(door) ? faulty.filter(({ id }) => fellows.has(`${id.split('.', 1)[0]}.`)) : own;
  };
  const settling = { language, hasScripts, withinMs: PLENTY_OF_TIME_MS / 2 };
  const mayBeGuest = isOfSession && fault.name === '401';

  return {
    async meet() {
      const address = neverAsked(wanted.path);
      const status = hasDocument(door) ? ((await page.goto(address, { waitUntil: 'commit' }))?.status() ?? 0) : null;
      if (status === null) await follow(page, address);
      await look();
      if (status !== null) faults.push(...faultsOfStatus(status, await isLeftToBrowser(page)));
      faults.push(...(await faultsOfFrame(page, language, hasScripts, wanted.isSlim)));
      if (door !== 'first load' || fault.lateMs > 0) return;
      await expectOther('while it fails');
      await follow(page, wanted.path);
      await look();
    },
    async recover() {
      if (ofVisitor().length === 0) faults.push('could not be run: the visitor has not met the fault');
      let presses = 0;
      if (last?.shown === 'guest' && wanted.shown !== 'guest') await signInAgain();
      for (; last?.shown === 'failure' && presses < PRESSES; presses += 1) {
        await pressRetry(page, language);
        await settle(page, wanted, { ...settling, until: ['whole'] });
        last = await restNow();
      }
      if (last?.shown !== wanted.shown || last.size < wanted.size * SIDE_PART)
        faults.push(`after its end and ${presses} retries it showed: ${last?.shown} (${await wordsOf(page)})`);
      await expectOther('after its end');
      await page.goto('about:blank');
      if (!(await isTold(shop, logMark, ofVisitor()))) faults.push('the operator was not told');
      await close();
      const all = [...new Set(seen)].join(', then ');
      return { type: 'run', says: `${all} of ${wanted.path}${presses > 0 ? `, whole after ${presses} retry` : ''}`, faults };
    },
  };

  function restNow(): Promise<Rest> {
    const isUnderWay = watchFaultsUnderWay(shop.backend, relay);
    return rest(page, wanted, { language, hasScripts, isUnderWay, withinMs: PLENTY_OF_TIME_MS + fault.lateMs });
  }

  async function look(): Promise<void> {
    last = await restNow();
    const { shown, size, isBusy, blankMs } = last;
    const isPart = size >= wanted.size * SIDE_PART;
    const words = ` (${await wordsOf(page)})`;
    seen.push(
      shown === 'failure' && isPart ? 'failure of a part' : shown === 'whole' && size < wanted.size * 0.97 ? 'whole without it' : shown,
    );
    if (shown !== wanted.shown && shown !== 'failure' && !(shown === 'guest' && mayBeGuest)) faults.push(`it showed: ${shown}${words}`);
    if (shown === wanted.shown && !isPart) faults.push(`it showed much less, and said nothing${words}`);
    if (blankMs > BLANK_MS) faults.push(`it was blank for ${Math.round(blankMs / 1000)} s`);
    if (isBusy) faults.push(`it still said that something was coming${words}`);
    const said = (await readable(page.locator('body'))).match(RAW)?.[0];
    if (said !== undefined) faults.push(`it said: ${said}`);
    const alert = await page
      .getByRole('main')
      .getByRole('alert')
      .first()
      .textContent({ timeout: 200 })
      .catch(() => null);
    if (alert !== null && /[а-я]/i.test(alert) !== (language === 'ru')) faults.push(`it said in another language: ${alert.slice(0, 80)}`);
  }

  function faultsOfStatus(status: number, isOutline: boolean): string[] {
    const { shown } = last ?? {};
    if (status >= 500) return shown === 'whole' && !hasScripts ? [`the page is whole with status ${status}`] : [];
    if (status !== 200) return [`the document has status ${status}`];
    return seen.at(-1) === 'failure' && !hasScripts && !isOutline ? ['the document fails with status 200'] : [];
  }

  async function signInAgain(): Promise<void> {
    const words = WORDS[language];
    const popup = page.getByRole('dialog', { name: words.login });
    if (!(await popup.isVisible())) await page.getByRole('main').getByRole('button', { name: words.signIn, exact: true }).first().click();
    await popup.getByLabel(words.email).fill(customer?.email ?? '');
    await popup.getByLabel(words.password, { exact: true }).fill(customer?.password ?? '');
    await popup.getByRole('button', { name: words.signIn, exact: true }).click();
    await popup.waitFor({ state: 'hidden' });
    await settle(page, wanted, { ...settling, until: ['whole'] });
    last = await restNow();
  }

  async function expectOther(when: string): Promise<void> {
    await follow(page, other.path);
    const { shown } = await settle(page, other, { ...settling, until: ['whole'] });
    if (shown !== 'whole') faults.push(`another page, ${when}, showed: ${shown} (${await wordsOf(page)})`);
  }
}

/** What the server has not in time the browser draws, by a document that is good; who lets no scripts run is told so in it. */
async function isLeftToBrowser(page: Page): Promise<boolean> {
  return (await page.locator('[data-page-skeleton]').count()) > 0;
}

function hasDocument(door: Door): boolean {
  return door !== 'soft navigation';
}

async function wordsOf(page: Page): Promise<string> {
  const words = await readable(page.locator('main'));
  return `${new URL(page.url()).pathname}: ${words.replaceAll(/\s+/g, ' ').slice(0, 100)}`;
}

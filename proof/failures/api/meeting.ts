import type { Browser, Page } from '@playwright/test';
import { loginOf } from '../../../e2e/fixtures/steps.ts';
import { type Language, WORDS } from '../../../e2e/fixtures/words.ts';
import type { Door } from '../cell.ts';
import { faultsOfFrame } from '../frame.ts';
import { follow, settle } from '../look.ts';
import { createObserver } from '../observer.ts';
import { isTold } from '../operator.ts';
import { type Rest, readable, rest, watchFaultsUnderWay } from '../rest.ts';
import { type FailingShop, PLENTY_OF_TIME_MS } from '../shop.ts';
import type { Visit } from '../together.ts';
import { openVisitor } from '../visitor.ts';
import type { ApiFault } from './faults.ts';
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

const PRESSES = 4;
const BLANK_MS = 3000;
const WITHIN_MS = PLENTY_OF_TIME_MS / 2;
/** A page that has lost more of its words than this does without its main thing. */
const SIDE_PART = 0.5;
/** What only developers should ever read. */
const RAW = /broken on purpose|Network Error|timeout exceeded|status code|undefined|\[object/;

/** Opens a visitor while nothing fails. */
export async function openApiVisitor(browser: Browser, shop: FailingShop, meeting: ApiMeeting): Promise<Visit> {
  const { door, language, customer, wanted, other, fault, isOfSession, together } = meeting;
  const hasScripts = door !== 'server HTML';
  const visitor = await openVisitor(browser, shop, { language, hasScripts });
  const { page, relay, close } = visitor;
  const limits = { withinMs: WITHIN_MS, otherWithinMs: WITHIN_MS, backWithinMs: WITHIN_MS, presses: PRESSES };
  const { faults, goOn, retry, words } = createObserver(page, { language, hasScripts, ...limits });
  const open = async (): Promise<void> => {
    if (customer) await comeAsKnown(visitor, customer);
    if (door !== 'soft navigation') return;
    await page.goto(neverAsked(other.path), { waitUntil: 'commit' });
    await settle(page, other, { language, hasScripts, withinMs: PLENTY_OF_TIME_MS, until: ['whole'] });
  };
  await open().catch(async (error: unknown) => {
    await close();
    throw error;
  });
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
      await goOn(other, 'while it fails', null);
      await follow(page, wanted.path);
      await look();
    },
    async recover() {
      if (ofVisitor().length === 0) faults.push('could not be run: the visitor has not met the fault');
      if (last?.shown === 'guest' && wanted.shown !== 'guest') await signInAgain();
      const { presses } = await retry(wanted, last?.shown ?? 'other', async () => {
        last = await restNow();
        return last.shown;
      });
      if (last?.shown !== wanted.shown || last.size < wanted.size * SIDE_PART)
        faults.push(`after its end and ${presses} retries it showed: ${last?.shown} (${await words()})`);
      await goOn(other, 'after its end', null);
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
    const where = ` (${await words()})`;
    seen.push(
      shown === 'failure' && isPart ? 'failure of a part' : shown === 'whole' && size < wanted.size * 0.97 ? 'whole without it' : shown,
    );
    if (shown !== wanted.shown && shown !== 'failure' && !(shown === 'guest' && mayBeGuest)) faults.push(`it showed: ${shown}${where}`);
    if (shown === wanted.shown && !isPart) faults.push(`it showed much less, and said nothing${where}`);
    if (blankMs > BLANK_MS) faults.push(`it was blank for ${Math.round(blankMs / 1000)} s`);
    if (isBusy) faults.push(`it still said that something was coming${where}`);
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
    if (!customer) throw new Error('A guest is asked to sign in.');
    const login = loginOf(page, WORDS[language]);
    const button = page.getByRole('main').getByRole('button', { name: WORDS[language].signIn, exact: true });
    if (!(await login.isVisible())) await button.first().click();
    await login.getByLabel(WORDS[language].email).fill(customer.customer.email);
    await login.getByLabel(WORDS[language].password, { exact: true }).fill(customer.customer.password);
    await login.getByRole('button', { name: WORDS[language].signIn, exact: true }).click();
    await login.waitFor({ state: 'hidden' });
    await settle(page, wanted, { language, hasScripts, withinMs: WITHIN_MS, until: ['whole'] });
    last = await restNow();
  }
}

/** What the server has not in time the browser draws, by a document that is good; who lets no scripts run is told so in it. */
async function isLeftToBrowser(page: Page): Promise<boolean> {
  return (await page.locator('[data-page-skeleton]').count()) > 0;
}

function hasDocument(door: Door): boolean {
  return door !== 'soft navigation';
}

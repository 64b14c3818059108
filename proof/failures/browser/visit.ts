import type { Browser } from '@playwright/test';
import { type Language, WORDS } from '../../../e2e/fixtures/words.ts';
import type { Door } from '../cell.ts';
import { faultsOfFrame, faultsOfTruth, isOfCheckout } from '../frame.ts';
import { follow, look, type WantedPage } from '../look.ts';
import { createObserver } from '../observer.ts';
import type { Known } from '../pages.ts';
import type { FailingShop } from '../shop.ts';
import { type BrowserState, openVisitor } from '../visitor.ts';

/** One visit to a page in a browser that lacks something. `offline`: the connection goes as a link is followed, and comes back. */
export interface Visit {
  readonly state: BrowserState | 'offline';
  readonly door: Door;
  readonly language: Language;
  readonly known: Known | null;
  readonly wanted: WantedPage;
  /** A page of another remote. */
  readonly other: WantedPage;
}

/** `shown`: what the visitor saw. `faults`: what should not be so. */
export interface Seen {
  readonly shown: string;
  readonly faults: readonly string[];
}

const WITHIN_MS = 25_000;
const PRESSES = 3;
const GREETED_MS = 5_000;
const THE_PAGE_BEFORE = 'the page before';
const NOT_FETCHED = /did not load|Failed to fetch/;

export async function visit(browser: Browser, shop: FailingShop, { state, door, language, known, wanted, other }: Visit): Promise<Seen> {
  const hasScripts = door !== 'server HTML';
  const isOffline = state === 'offline';
  const visitor = await openVisitor(browser, shop, { language, state: isOffline ? 'whole' : state, hasScripts });
  const { page, context } = visitor;
  const limits = { withinMs: WITHIN_MS, otherWithinMs: WITHIN_MS, backWithinMs: WITHIN_MS / PRESSES, presses: PRESSES };
  const { faults, see, goOn, retry, words } = createObserver(page, { language, hasScripts, ...limits });
  const truth = { isSignedIn: known !== null, pieces: known ? 1 : 0 };
  const goToPage = async () => {
    if (door !== 'soft navigation') {
      const answer = await page.goto(wanted.path, { waitUntil: 'commit' });
      if (answer?.status() !== 200) faults.push(`${wanted.path} has status ${answer?.status()}`);
      return;
    }
    await page.goto(other.path, { waitUntil: 'commit' });
    await see(other, 'before');
    faults.push(...(await faultsOfTruth(page, language, truth)));
    if (isOffline) await context.setOffline(true);
    await follow(page, wanted.path);
    if (!isOffline) return;
    const banner = page.getByRole('status').filter({ hasText: WORDS[language].offline });
    await banner.waitFor({ timeout: WITHIN_MS }).catch(() => faults.push(`${wanted.path} does not say that the connection is lost`));
  };
  const goOnline = async (first: string) => {
    await context.setOffline(false);
    if (first === THE_PAGE_BEFORE) return void (await see(wanted, 'resumed'));
    const after = await retry(wanted, first);
    if (after.shown !== 'whole') faults.push(`${wanted.path}, after its end, showed: ${after.shown} (${await words()})`);
  };
  try {
    if (known) await visitor.signIn(known.customer);
    await goToPage();
    // A page whose code or document has not been loaded stays, and is left when the connection is back (decision 084).
    const stays = isOffline && (await look(page, other, language, hasScripts)) === 'whole';
    const first = stays ? THE_PAGE_BEFORE : await see(wanted, 'first', isOffline ? ['whole', 'failure'] : ['whole']);
    // Where nothing is remembered every document greets, until the first of its scripts runs.
    const greeting = page.locator('[data-preloader]').waitFor({ state: 'hidden', timeout: GREETED_MS });
    await greeting.catch(() => faults.push(`${wanted.path} lies under the greeting again`));
    faults.push(...(await faultsOfFrame(page, language, hasScripts)));
    if (hasScripts) faults.push(...(await faultsOfTruth(page, language, truth)));
    if (isOffline) await goOnline(first);
    await goOn(other, 'afterwards', isOfCheckout(page.url()) === isOfCheckout(other.path));
    if (state === 'storage full' || state === 'storage forbidden') {
      await visitor.mend();
      await follow(page, wanted.path);
      await see(wanted, 'after its end');
    }
    // Of what could not be fetched without a connection the shop tells developers.
    const errors = visitor.errors.filter((error) => !isOffline || !NOT_FETCHED.test(error));
    faults.push(...errors.map((error) => `${wanted.path} said: ${error.slice(0, 200)}`));
    return { shown: first, faults };
  } finally {
    await visitor.close();
  }
}

import type { Browser } from '@playwright/test';
import { type Language, WORDS } from '../../../e2e/fixtures/words.ts';
import type { Door } from '../cell.ts';
import { openFaultRelay } from '../relay.ts';
import type { FailingShop } from '../shop.ts';
import { faultsOfFrame, follow, isOfCheckout, look, pressRetry, type Shown, settle, type WantedPage } from '../visitor.ts';
import { faultsOfTruth, signInQuietly } from './stage.ts';
import { type BrowserState, openWindow } from './states.ts';
import type { Known } from './subjects.ts';

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
const BLANK_MS = 3000;
const PRESSES = 3;
const GREETED_MS = 5_000;
const NOT_FETCHED = /did not load|Failed to fetch/;

export async function visit(browser: Browser, shop: FailingShop, { state, door, language, known, wanted, other }: Visit): Promise<Seen> {
  const hasScripts = door !== 'server HTML';
  const relay = await openFaultRelay(shop.url);
  const isOffline = state === 'offline';
  const window = await openWindow(browser, { url: relay.url, language, state: isOffline ? 'whole' : state, hasScripts });
  const faults: string[] = [];
  const settling = { language, hasScripts, withinMs: WITHIN_MS, until: ['whole', 'failure'] as readonly Shown[] };
  try {
    if (known) await signInQuietly(window.context, known.customer);
    const page = await window.open();
    const words = async () => `${new URL(page.url()).pathname}: ${((await page.locator('main').textContent()) ?? '').slice(0, 80)}`;
    const come = async (to: WantedPage, accepted: readonly Shown[], when: string): Promise<Shown> => {
      const { shown, blankMs } = await settle(page, to, { ...settling, until: accepted });
      if (!accepted.includes(shown)) faults.push(`${to.path}, ${when}, showed: ${shown} (${await words()})`);
      if (blankMs > BLANK_MS) faults.push(`${to.path}, ${when}, was blank for ${Math.round(blankMs / 1000)} s`);
      return shown;
    };
    const truth = { isSignedIn: known !== null, pieces: known ? 1 : 0 };
    if (door === 'soft navigation') {
      await page.goto(other.path, { waitUntil: 'commit' });
      await come(other, ['whole'], 'the page before');
      faults.push(...(await faultsOfTruth(page, language, truth)));
      if (isOffline) await window.context.setOffline(true);
      await follow(page, wanted.path);
    } else {
      const answer = await page.goto(wanted.path, { waitUntil: 'commit' });
      if (answer?.status() !== 200) faults.push(`${wanted.path} has status ${answer?.status()}`);
    }
    const banner = page.getByRole('status').filter({ hasText: WORDS[language].offline });
    if (isOffline) {
      const isTold = await banner.waitFor({ timeout: WITHIN_MS }).then(
        () => true,
        () => false,
      );
      if (!isTold) faults.push(`${wanted.path} does not say that the connection is lost`);
    }
    // A page whose code or document has not been loaded stays, and is left when the connection is back (decision 084).
    const stays = isOffline && (await look(page, other, language, hasScripts)) === 'whole';
    let shown: Shown = stays ? 'other' : await come(wanted, isOffline ? ['whole', 'failure'] : ['whole'], 'first');
    const first = stays ? 'the page before' : shown;
    // Where nothing is remembered every document greets, until the first of its scripts runs.
    await page
      .locator('[data-preloader]')
      .waitFor({ state: 'hidden', timeout: GREETED_MS })
      .catch(() => faults.push(`${wanted.path} lies under the greeting again`));
    faults.push(...(await faultsOfFrame(page, language, hasScripts)));
    if (hasScripts) faults.push(...(await faultsOfTruth(page, language, truth)));
    if (isOffline) {
      await window.context.setOffline(false);
      for (let presses = 0; shown === 'failure' && presses < PRESSES; presses += 1) {
        // It may come back by itself.
        await pressRetry(page, language);
        ({ shown } = await settle(page, wanted, { ...settling, withinMs: WITHIN_MS / PRESSES, until: ['whole'] }));
      }
      if (stays) shown = await come(wanted, ['whole'], 'resumed');
      else if (shown !== 'whole') faults.push(`${wanted.path}, after its end, showed: ${shown} (${await words()})`);
    }
    if (hasScripts) await page.evaluate(() => void Object.assign(globalThis, { sameDocument: true }));
    const isShared = isOfCheckout(page.url()) === isOfCheckout(other.path);
    await follow(page, other.path);
    await come(other, ['whole'], 'afterwards');
    if (hasScripts && (await page.evaluate(() => 'sameDocument' in globalThis)) !== isShared)
      faults.push(`${other.path}, afterwards, ${isShared ? 'took a new document' : 'stayed in the document of the checkout'}`);
    if (state === 'storage full' || state === 'storage forbidden') {
      await window.mend();
      await follow(page, wanted.path);
      await come(wanted, ['whole'], 'after its end');
    }
    // Of what could not be fetched without a connection the shop tells developers.
    const errors = window.errors.filter((error) => !isOffline || !NOT_FETCHED.test(error));
    faults.push(...errors.map((error) => `${wanted.path} said: ${error.slice(0, 200)}`));
    return { shown: first, faults };
  } finally {
    await window.close();
    await relay.close();
  }
}

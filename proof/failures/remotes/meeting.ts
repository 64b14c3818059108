import type { Browser } from '@playwright/test';
import { untilFrameAlive } from '../../../e2e/fixtures/alive.ts';
import type { Language } from '../../../e2e/fixtures/words.ts';
import type { Door, Verdict } from '../cell.ts';
import { type Met, openFaultRelay } from '../relay.ts';
import type { FailingShop } from '../shop.ts';
import { faultsOfFrame, follow, openDocument, openVisitor, pressRetry, type Shown, settle, type WantedPage } from '../visitor.ts';

/** One visit to a page whose remote fails. */
export interface Meeting {
  readonly remote: string;
  readonly door: Door;
  readonly language: Language;
  /** A page of the remote that fails, and one of another. */
  readonly wanted: WantedPage;
  readonly other: WantedPage;
  /** What its files are answered with; null where the fault is in the release. */
  readonly met: Met | null;
  /** Within which a page has come, or its failure. */
  readonly withinMs: number;
  /** What stands as the server has drawn it is enough while scripts are only late. */
  readonly isLate: boolean;
  /** By how many lines of the log the operator has known before. */
  readonly logMark: number;
}

/** A visitor who has met the fault, and waits for its end. */
export interface Visited {
  recover(): Promise<Verdict>;
}

const PRESSES = 4;
/** An empty page may be seen for so long while a machine is busy. */
const BLANK_MS = 3000;
const BACK_WITHIN_MS = 15_000;
/** Less than what is late takes to come. */
const OTHER_WITHIN_MS = 15_000;
const TOLD_WITHIN_MS = 8_000;
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Comes to the page by its door and looks whether the shop stands; then waits for `recover`, when the fault has ended. */
export async function meet(browser: Browser, shop: FailingShop, meeting: Meeting): Promise<Visited> {
  const { remote, door, language, wanted, other, met, withinMs, logMark, isLate } = meeting;
  const hasScripts = door !== 'server HTML';
  const relay = await openFaultRelay(shop.url);
  const page = await openVisitor(browser, relay.url, language, door);
  const faults: string[] = [];
  const seen: Shown[] = [];
  const accepted: readonly Shown[] = isLate ? ['whole', 'failure', 'readable'] : ['whole', 'failure'];
  const come = async (to: WantedPage, ms = withinMs): Promise<Shown> => {
    const { shown, blankMs } = await settle(page, to, { language, hasScripts, withinMs: ms, until: accepted });
    if (blankMs > BLANK_MS) faults.push(`${to.path} was blank for ${Math.round(blankMs / 1000)} s`);
    if (!accepted.includes(shown)) faults.push(`${to.path} showed: ${shown}${await words()}`);
    return shown;
  };
  const words = async () =>
    ` (${new URL(page.url()).pathname}: ${((await page.locator('main').textContent().catch(String)) ?? '').slice(0, 80)})`;
  const isKept = () => page.evaluate(() => 'sameDocument' in window);
  const mark = () => page.evaluate(() => Object.assign(window, { sameDocument: true }) && undefined);
  const expectOther = async (when: string): Promise<void> => {
    // A page of words stands before the program has come, and until then links are the browser's.
    if (hasScripts && !isLate) await untilFrameAlive(page);
    if (hasScripts) await mark();
    await follow(page, other.path);
    const { shown } = await settle(page, other, { language, hasScripts, withinMs: OTHER_WITHIN_MS, until: ['whole'] });
    if (shown !== 'whole') faults.push(`another remote's page, ${when}, showed: ${shown}${await words()}`);
    if (hasScripts && !isLate && !(await isKept())) faults.push(`another remote's page, ${when}, took a new document`);
  };

  relay.meet(met);
  if (door === 'soft navigation') {
    await openDocument(page, other.path);
    const { shown } = await settle(page, other, { language, hasScripts, withinMs, until: ['whole'] });
    if (shown !== 'whole') faults.push(`the page before showed: ${shown}${await words()}`);
    await follow(page, wanted.path);
  } else {
    const status = await openDocument(page, wanted.path);
    if (status !== 200) faults.push(`the document has status ${status}`);
  }
  seen.push(await come(wanted));
  faults.push(...(await faultsOfFrame(page, language, hasScripts)));
  await expectOther('while it fails');
  await follow(page, wanted.path);
  seen.push(await come(wanted));

  return {
    async recover() {
      relay.meet(null);
      let presses = 0;
      let shown = seen.at(-1) ?? 'other';
      for (; shown === 'failure' && presses < PRESSES; presses += 1) {
        await pressRetry(page, language);
        shown = await settleAfterPress();
      }
      // What was late comes by itself.
      if (shown === 'readable') shown = await settleAfterPress(withinMs);
      if (shown !== 'whole') faults.push(`after its end and ${presses} retries it showed: ${shown}${await words()}`);
      await expectOther('after its end');
      const wasSeen = seen.includes('failure');
      await page.goto('about:blank');
      if (hasScripts && wasSeen && !(await isReported())) faults.push('the operator was not told by the page');
      await page.context().close();
      await relay.close();
      return { type: 'run', says: `${[...new Set(seen)].join(', then ')}${presses > 0 ? `, whole after ${presses} retry` : ''}`, faults };
    },
  };

  /** The failure stands until the retry has brought something. */
  async function settleAfterPress(ms = BACK_WITHIN_MS): Promise<Shown> {
    return (await settle(page, wanted, { language, hasScripts, withinMs: ms, until: ['whole'] })).shown;
  }

  async function isReported(): Promise<boolean> {
    for (const end = performance.now() + TOLD_WITHIN_MS; performance.now() < end; await new Promise((done) => setTimeout(done, 200))) {
      const said = relay.reports.some((text) => text.includes('"type":"error"') && text.includes(`"remote":"${remote}"`));
      const lines = said ? await shop.logSince(logMark) : [];
      if (lines.some((line) => line.remote === remote && line.msg === 'error in a browser')) return true;
    }
    return false;
  }
}

/** What a robot's document of the page has for a status. */
export async function robotStatus(shop: FailingShop, path: string): Promise<number> {
  return (await fetch(`${shop.url}${path}`, { headers: { 'user-agent': ROBOT } })).status;
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { untilFrameAlive } from '../../../e2e/fixtures/alive.ts';
import type { Language } from '../../../e2e/fixtures/words.ts';
import type { Met } from '../../fault/relay.ts';
import type { Door } from '../cell.ts';
import { faultsOfFrame } from '../frame.ts';
import { follow, openDocument, type Shown, type WantedPage } from '../look.ts';
import { createObserver } from '../observer.ts';
import type { Remote } from '../pages.ts';
import type { FailingShop } from '../shop.ts';
import type { Visit } from '../together.ts';
import { openVisitor } from '../visitor.ts';

/** One visit to a page whose remote fails. */
export interface Meeting {
  readonly remote: Remote;
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

/** Shorter than what is late takes. */
const OTHER_WITHIN_MS = 15_000;
const BACK_WITHIN_MS = 15_000;
const PRESSES = 4;
const TOLD_WITHIN_MS = 8_000;
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Comes to the page by its door and looks whether the shop stands, there and on another page; comes again; and once more when the fault has ended. */
export async function openMeeting(browser: Browser, shop: FailingShop, meeting: Meeting): Promise<Visit> {
  const { remote, door, language, wanted, other, met, withinMs, isLate } = meeting;
  const hasScripts = door !== 'server HTML';
  const { page, relay, close } = await openVisitor(browser, shop, { language, hasScripts });
  const limits = { withinMs, otherWithinMs: OTHER_WITHIN_MS, backWithinMs: BACK_WITHIN_MS, presses: PRESSES };
  const { faults, see, goOn, retry, words } = createObserver(page, { language, hasScripts, ...limits });
  const seen: Shown[] = [];
  const accepted: readonly Shown[] = isLate ? ['whole', 'failure', 'readable'] : ['whole', 'failure'];
  const goToOther = async (when: string): Promise<void> => {
    // A page of words stands before the program has come, and until then links are the browser's.
    if (hasScripts && !isLate) await untilFrameAlive(page);
    await goOn(other, when, isLate ? null : true);
  };
  return {
    async meet() {
      relay.meet(met);
      if (door === 'soft navigation') {
        await openDocument(page, other.path);
        await see(other, 'before');
        await follow(page, wanted.path);
      } else {
        const status = await openDocument(page, wanted.path);
        if (status !== 200) faults.push(`the document has status ${status}`);
      }
      seen.push(await see(wanted, 'first', accepted));
      faults.push(...(await faultsOfFrame(page, language, hasScripts)));
      await goToOther('while it fails');
      await follow(page, wanted.path);
      seen.push(await see(wanted, 'again', accepted));
    },
    async recover() {
      relay.meet(null);
      const after = await retry(wanted, seen.at(-1) ?? 'other');
      // What was late comes by itself.
      if (after.shown === 'readable') await see(wanted, 'after its end');
      else if (after.shown !== 'whole')
        faults.push(`after its end and ${after.presses} retries it showed: ${after.shown} (${await words()})`);
      await goToOther('after its end');
      const isSeen = seen.includes('failure');
      await page.goto('about:blank');
      if (hasScripts && isSeen && !(await isReported())) faults.push('the operator was not told by the page');
      await close();
      const says = `${[...new Set(seen)].join(', then ')}${after.presses > 0 ? `, whole after ${after.presses} retry` : ''}`;
      return { type: 'run', says, faults };
    },
  };

  async function isReported(): Promise<boolean> {
    for (const end = performance.now() + TOLD_WITHIN_MS; performance.now() < end; await sleep(200)) {
      const isSent = relay.reports.some((text) => text.includes('"type":"error"') && text.includes(`"remote":"${remote.name}"`));
      const lines = isSent ? await shop.logSince(meeting.logMark) : [];
      if (lines.some((line) => line.remote === remote.name && line.msg === 'error in a browser')) return true;
    }
    return false;
  }
}

/** What a robot's document of the page has for a status. */
export async function robotStatus(shop: FailingShop, path: string): Promise<number> {
  return (await fetch(`${shop.url}${path}`, { headers: { 'user-agent': ROBOT } })).status;
}

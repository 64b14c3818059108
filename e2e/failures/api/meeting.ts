import type { Browser, Page } from '@playwright/test';
import type { Customer } from '../../fixtures/customer.ts';
import type { Language } from '../../fixtures/words.ts';
import type { Door, Verdict } from '../cell.ts';
import { openFaultRelay } from '../relay.ts';
import { type FailingShop, PLENTY_OF_TIME_MS } from '../shop.ts';
import { faultsOfFrame, follow, openVisitor, pressRetry, type Shown, settle, type WantedPage } from '../visitor.ts';
import { signInQuietly } from './visits.ts';

/** One visit to a page while a call that it makes fails. */
export interface ApiMeeting {
  readonly door: Door;
  readonly language: Language;
  readonly customer: Customer | null;
  readonly wanted: WantedPage;
  /** A page that does without the call. */
  readonly other: WantedPage;
}

export interface ApiVisitor {
  /** Comes to the page while the call fails. */
  meet(): Promise<void>;
  /** The call is answered well again. */
  recover(): Promise<Verdict>;
}

const PRESSES = 4;
let visits = 0;

/** Opens a visitor while nothing fails. */
export async function openApiVisitor(browser: Browser, shop: FailingShop, meeting: ApiMeeting): Promise<ApiVisitor> {
  const { door, language, customer, wanted, other } = meeting;
  const hasScripts = door !== 'server HTML';
  const relay = await openFaultRelay(shop.url);
  const page = await openVisitor(browser, relay.url, language, door);
  if (customer) await signInQuietly(page, customer);
  const faults: string[] = [];
  const seen: Shown[] = [];
  visits += 1;
  // No cache has heard of it.
  const address = `${wanted.path}?of=${visits}`;
  const settling = { language, hasScripts, withinMs: PLENTY_OF_TIME_MS };

  return {
    async meet() {
      const status = await comeBy(page, door, address, other);
      const { shown, blankMs } = await settle(page, wanted, { ...settling, until: ['whole', 'failure'] });
      seen.push(shown);
      if (shown !== 'whole' && shown !== 'failure') faults.push(`it showed: ${shown} (${await wordsOf(page)})`);
      if (blankMs > 3000) faults.push(`it was blank for ${Math.round(blankMs / 1000)} s`);
      if (status !== null && status !== 200 && status < 500) faults.push(`the document has status ${status}`);
      if (status !== null && status >= 500 && shown === 'whole') faults.push(`the page is whole with status ${status}`);
      if (status === 200 && shown === 'failure' && !hasScripts) faults.push('the document fails with status 200');
      faults.push(...(await faultsOfFrame(page, language, hasScripts)));
    },
    async recover() {
      let shown = seen.at(-1) ?? 'other';
      let presses = 0;
      for (; shown === 'failure' && presses < PRESSES; presses += 1) {
        await pressRetry(page, language);
        ({ shown } = await settle(page, wanted, { ...settling, withinMs: PLENTY_OF_TIME_MS / 2, until: ['whole'] }));
      }
      if (shown !== 'whole' && seen.includes('failure'))
        faults.push(`after its end and ${presses} retries it showed: ${shown} (${await wordsOf(page)})`);
      await follow(page, other.path);
      const { shown: elsewhere } = await settle(page, other, { ...settling, until: ['whole'] });
      if (elsewhere !== 'whole') faults.push(`another page showed: ${elsewhere} (${await wordsOf(page)})`);
      await page.context().close();
      await relay.close();
      return {
        type: 'run',
        says: `${seen.join(', then ')} of ${wanted.path}${presses > 0 ? `, whole after ${presses} retry` : ''}`,
        faults,
      };
    },
  };
}

/** Gives the status of the document where it is the page itself. */
async function comeBy(page: Page, door: Door, address: string, other: WantedPage): Promise<number | null> {
  if (door !== 'soft navigation') return (await page.goto(address, { waitUntil: 'commit' }))?.status() ?? null;
  await page.goto(other.path, { waitUntil: 'commit' });
  await page.waitForTimeout(2000);
  await follow(page, address);
  return null;
}

async function wordsOf(page: Page): Promise<string> {
  const words = await page.locator('main').textContent().catch(String);
  return `${new URL(page.url()).pathname}: ${(words ?? '').slice(0, 80)}`;
}

import type { Page } from '@playwright/test';
import type { Language } from '../../e2e/fixtures/words.ts';
import { follow, pressRetry, type Shown, settle, type WantedPage } from './look.ts';
import { wordsOf } from './rest.ts';

/** What is seen of a page, and what should not be so. */
export interface Observer {
  readonly faults: string[];
  /** Waits until the page shows something that is accepted. */
  see(to: WantedPage, when: string, accepted?: readonly Shown[], withinMs?: number): Promise<Shown>;
  /** Follows a link and expects the page whole. `isKept`: whether the document must stay; null: either is right. */
  goOn(to: WantedPage, when: string, isKept: boolean | null): Promise<void>;
  /** Presses what a failure offers until the page is whole, and looks at it by `look`. Returns what it shows then. */
  retry(wanted: WantedPage, shown: string, look?: () => Promise<string>): Promise<{ readonly shown: string; readonly presses: number }>;
  /** Address and first words of the page. */
  words(): Promise<string>;
}

export interface Observing {
  readonly language: Language;
  readonly hasScripts: boolean;
  /** Within which a page has come, or its failure. */
  readonly withinMs: number;
  /** Within which another page has come. */
  readonly otherWithinMs: number;
  /** Within which it has come after a retry. */
  readonly backWithinMs: number;
  readonly presses: number;
}

/** An empty page may be seen for so long while a machine is busy. */
const BLANK_MS = 3000;

export function createObserver(page: Page, { language, hasScripts, presses: most, ...within }: Observing): Observer {
  const faults: string[] = [];
  const words = () => wordsOf(page);
  const see: Observer['see'] = async (to, when, accepted = ['whole'], withinMs = within.withinMs) => {
    const { shown, blankMs } = await settle(page, to, { language, hasScripts, withinMs, until: accepted });
    if (!accepted.includes(shown)) faults.push(`${to.path}, ${when}, showed: ${shown} (${await words()})`);
    if (blankMs > BLANK_MS) faults.push(`${to.path}, ${when}, was blank for ${Math.round(blankMs / 1000)} s`);
    return shown;
  };
  return {
    faults,
    see,
    words,
    async goOn(to, when, isKept) {
      const isChecked = hasScripts && isKept !== null;
      if (isChecked) await page.evaluate(() => void Object.assign(globalThis, { sameDocument: true }));
      await follow(page, to.path);
      await see(to, when, ['whole'], within.otherWithinMs);
      if (isChecked && (await page.evaluate(() => 'sameDocument' in globalThis)) !== isKept) {
        faults.push(`${to.path}, ${when}, ${isKept ? 'took a new document' : 'stayed in the same document'}`);
      }
    },
    async retry(wanted, before, look) {
      let [shown, presses] = [before, 0];
      for (; shown === 'failure' && presses < most; presses += 1) {
        await pressRetry(page, language);
        const settled = await settle(page, wanted, { language, hasScripts, withinMs: within.backWithinMs, until: ['whole'] });
        shown = look ? await look() : settled.shown;
      }
      return { shown, presses };
    },
  };
}

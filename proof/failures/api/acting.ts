import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { ACCOUNT_WORDS } from '../../../e2e/account/words.ts';
import { openCustomer } from '../../../e2e/fixtures/customer.ts';
import { type Language, WORDS } from '../../../e2e/fixtures/words.ts';
import { faultsOfFrame } from '../frame.ts';
import { follow } from '../look.ts';
import { isTold } from '../operator.ts';
import { readable, watchFaultsUnderWay, wordsOf } from '../rest.ts';
import type { FailingShop } from '../shop.ts';
import type { Visit } from '../together.ts';
import { openVisitor } from '../visitor.ts';
import { type Action, makeReady, type Ready } from './actions/index.ts';

const STILL_MS = 1500;
const PRESSES = 3;
const DONE_WITHIN_MS = 10_000;
const RAW = /broken on purpose|Network Error|timeout exceeded|status code|\bundefined\b|\[object/;

/** Opens what is needed up to the press, while nothing fails. */
export async function openActor(
  browser: Browser,
  shop: FailingShop,
  { action, language }: { readonly action: Action; readonly language: Language },
): Promise<Visit> {
  const words = { ...WORDS[language], ...ACCOUNT_WORDS[language] };
  const customer = await openCustomer(shop.environment);
  await customer.speak(words.prefix);
  const { page, relay, signIn, close } = await openVisitor(browser, shop, { language });
  const faults: string[] = [];
  const open = async (): Promise<Ready> => {
    if (action.isGuests !== true) await signIn(customer);
    return makeReady(action, { page, language, words, customer, environment: shop.environment });
  };
  const ready = await open().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const logMark = await shop.logMark();
  const said = new Set<string>();
  const shownBefore = new Set(await spoken(page));
  const ofVisitor = () => shop.backend.asked.filter(({ id, isFaulty }) => isFaulty && id.startsWith(relay.name));
  let isDoneAtOnce = false;

  return {
    async meet() {
      await ready.press();
      await listenUntilStill();
      isDoneAtOnce = (await ready.times()) > 0;
      for (const text of said) {
        if (/[а-я]/i.test(text) !== (language === 'ru')) faults.push(`it said in another language: ${text.slice(0, 80)}`);
      }
      const raw = RAW.exec(await readable(page.locator('body')));
      if (raw) faults.push(`it said: ${raw[0]}`);
      if (!isDoneAtOnce) faults.push(...(await lost(ready)));
      if (!(await page.getByRole('dialog').first().isVisible())) faults.push(...(await faultsOfFrame(page, language, true)));
    },
    async recover() {
      if (ofVisitor().length === 0) faults.push('could not be run: the visitor has not met the fault');
      let presses = 0;
      let times = await untilDone(said.size > 0 ? STILL_MS : DONE_WITHIN_MS);
      if (times === 0 && said.size === 0 && action.mayBeMissing !== true) faults.push(`nothing was said (${await wordsOf(page)})`);
      for (; times === 0 && presses < PRESSES; presses += 1) {
        await ready.again().catch((error: unknown) => faults.push(`it cannot be pressed again: ${firstLine(error)}`));
        times = await untilDone(DONE_WITHIN_MS);
      }
      // What was sent twice comes a little later.
      await sleep(STILL_MS);
      times = await ready.times();
      if (times !== 1) faults.push(`after its end and ${presses} presses it was done ${times} times (${await wordsOf(page)})`);
      if (page.url().startsWith(relay.url)) await expectOther(page, language, faults);
      await page.goto('about:blank');
      if (!(await isTold(shop, logMark, ofVisitor()))) faults.push('the operator was not told');
      await close();
      const way = presses === 0 ? (isDoneAtOnce ? 'done' : 'done by itself later') : `done after ${presses} more press`;
      return { type: 'run', says: said.size > 0 ? `said so, ${way}` : way, faults };
    },
  };

  /** Until nothing is under way for a while; toasts pass by. */
  async function listenUntilStill(): Promise<void> {
    const isUnderWay = watchFaultsUnderWay(shop.backend, relay);
    for (let stillMs = 0; stillMs < STILL_MS; await page.waitForTimeout(100)) {
      stillMs = isUnderWay() ? 0 : stillMs + 100;
      for (const text of await spoken(page).catch(() => [])) if (!shownBefore.has(text)) said.add(text);
    }
  }

  async function untilDone(withinMs: number): Promise<number> {
    for (const end = performance.now() + withinMs; ; await sleep(200)) {
      const times = await ready.times().catch(() => 0);
      if (times > 0 || performance.now() > end) return times;
    }
  }
}

/** What is told to whoever looks or listens: beside a field, in the place of something, or in passing. */
function spoken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told = document.querySelectorAll<HTMLElement>(
      '[role="alert"], [role="status"], [aria-live] *, [aria-invalid="true"], [data-state="failed"]',
    );
    return [...told]
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const described = one.getAttribute('aria-describedby')?.split(' ')[0];
        return ((described && document.getElementById(described)?.textContent) || one.textContent || '').trim();
      })
      .filter((text) => text.length > 5);
  });
}

/** What was typed and does not stand there any more. */
async function lost({ typed }: Ready): Promise<string[]> {
  const faults = typed.map(async ([field, value]) => {
    const now = await field.inputValue({ timeout: 1000 }).catch(() => null);
    return now === value ? [] : [`what was typed is lost: ${value} became ${now}`];
  });
  return (await Promise.all(faults)).flat();
}

async function expectOther(page: Page, language: Language, faults: string[]): Promise<void> {
  const { prefix, faq } = WORDS[language];
  await page.keyboard.press('Escape');
  await follow(page, `${prefix}/faq`);
  await page
    .getByRole('heading', { level: 1, name: faq })
    .waitFor({ timeout: 15_000 })
    .catch(() => faults.push('another page does not come'));
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}

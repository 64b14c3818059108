import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { ACCOUNT_WORDS } from '../../e2e/account/words.ts';
import { openCustomer } from '../../e2e/fixtures/customer.ts';
import { type Language, WORDS } from '../../e2e/fixtures/words.ts';
import { type Action, prepareAction } from './actions/index.ts';
import type { Visit } from './cell.ts';
import { faultyRequests, inLanguage, isLogged, noInternalText, pendingFaults } from './expectations.ts';
import { frameViolations } from './observe/frame.ts';
import { describePage, follow } from './observe/page.ts';
import { openVisitor } from './observe/visitor.ts';
import type { Site } from './site.ts';

const STILL_MS = 1500;
const PRESSES = 3;
const DONE_WITHIN_MS = 10_000;

/** Opens a visitor who prepares an action, does it during the fault, and repeats it afterwards until it is done once. */
export async function openActionVisit({ shop, browser }: Site, action: Action, language: Language): Promise<Visit> {
  const words = { ...WORDS[language], ...ACCOUNT_WORDS[language] };
  const customer = await openCustomer(shop.environment);
  await customer.switchLanguage(words.prefix);
  const visitor = await openVisitor(browser, shop, { language });
  const { page, relay, close } = visitor;
  const open = async () => {
    if (!action.isForGuests) await visitor.signIn(customer);
    return prepareAction(action, { page, language, words, customer, environment: shop.environment });
  };
  const ready = await open().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const logSize = await shop.logSize();
  const before = new Set(await messagesOf(page));
  const messages = new Set<string>();
  const violations: string[] = [];
  let wasDone = false;
  const untilDone = async (withinMs: number): Promise<number> => {
    for (const end = performance.now() + withinMs; ; await sleep(200)) {
      const count = await ready.count().catch(() => 0);
      if (count > 0 || performance.now() > end) return count;
    }
  };
  return {
    close,
    async duringFault() {
      await ready.press();
      const isPending = pendingFaults(shop, visitor);
      // Toasts disappear, so that messages are collected until nothing is pending.
      for (let stillMs = 0; stillMs < STILL_MS; await page.waitForTimeout(100)) {
        stillMs = isPending() ? 0 : stillMs + 100;
        for (const text of await messagesOf(page).catch(() => [])) if (!before.has(text)) messages.add(text);
      }
      wasDone = (await ready.count()) > 0;
      violations.push(...[...messages].flatMap((text) => inLanguage(text, language)), ...(await noInternalText(page)));
      if (!wasDone) violations.push(...(await lostInput(ready.typed)));
      if (!(await page.getByRole('dialog').first().isVisible())) violations.push(...(await frameViolations(page, language)));
    },
    async afterFault() {
      const faulty = faultyRequests(shop, visitor);
      if (faulty.length === 0) violations.push('could not be run: the visitor has not met the fault');
      let count = await untilDone(messages.size > 0 ? STILL_MS : DONE_WITHIN_MS);
      if (count === 0 && messages.size === 0 && !action.mayBeSilent) violations.push(`there is no message (${await describePage(page)})`);
      let presses = 0;
      for (; count === 0 && presses < PRESSES; presses += 1) {
        await ready.again().catch((error: unknown) => violations.push(`it cannot be repeated: ${String(error).split('\n', 1)[0]}`));
        count = await untilDone(DONE_WITHIN_MS);
      }
      // A duplicate arrives later.
      await sleep(STILL_MS);
      count = await ready.count();
      if (count !== 1) violations.push(`after the fault and ${presses} presses it was done ${count} times (${await describePage(page)})`);
      if (page.url().startsWith(relay.url)) violations.push(...(await anotherPageComes(page, language)));
      // A page sends its reports when it is left.
      await page.goto('about:blank');
      violations.push(...(await isLogged(shop, logSize, faulty)));
      const way = presses > 0 ? `done after ${presses} more press` : wasDone ? 'done' : 'done by itself later';
      return { type: 'run', shown: messages.size > 0 ? `a message, ${way}` : way, violations };
    },
  };
}

/** Visible messages: beside a field, in the place of something, or in a toast. */
function messagesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = document.querySelectorAll<HTMLElement>(
      '[role="alert"], [role="status"], [aria-live] *, [aria-invalid="true"], [data-state="failed"]',
    );
    return [...found]
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const described = one.getAttribute('aria-describedby')?.split(' ')[0];
        return ((described && document.getElementById(described)?.textContent) || one.textContent || '').trim();
      })
      .filter((text) => text.length > 5);
  });
}

async function lostInput(typed: Awaited<ReturnType<typeof prepareAction>>['typed']): Promise<string[]> {
  const lost = typed.map(async ([field, value]) => {
    const now = await field.inputValue({ timeout: 1000 }).catch(() => null);
    return now === value ? [] : [`the input is lost: ${value} became ${now}`];
  });
  return (await Promise.all(lost)).flat();
}

async function anotherPageComes(page: Page, language: Language): Promise<string[]> {
  const { prefix, faq } = WORDS[language];
  await page.keyboard.press('Escape');
  await follow(page, `${prefix}/faq`);
  const isThere = page.getByRole('heading', { level: 1, name: faq }).waitFor({ timeout: 15_000 });
  return isThere.then(
    () => [],
    () => ['another page does not come'],
  );
}

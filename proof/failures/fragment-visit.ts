import type { Page } from '@playwright/test';
import { untilAlive } from '../../e2e/fixtures/alive.ts';
import type { Language } from '../../e2e/fixtures/words.ts';
import type { Injection } from '../fault/relay.ts';
import { frameViolations } from '../observe/frame.ts';
import { addLink, openDocument, pressRetry, settle } from '../observe/page.ts';
import { openVisitor } from '../observe/visitor.ts';
import type { Visit } from './cell.ts';
import type { Remote } from './remotes.ts';
import type { Baseline, Site } from './site.ts';

export interface FragmentVisit {
  readonly remote: Remote;
  readonly language: Language;
  /** A page of another remote. */
  readonly other: Baseline;
  readonly injection?: Injection | undefined;
  readonly delayMs: number;
  /** The server renders the slot again as soon as the fault ends. */
  readonly slotRecovers: boolean;
}

type FragmentState = 'whole' | 'failure' | 'loading' | 'absent';

const WITHIN_MS = 25_000;
const OPEN_MS = 5_000;
const OPEN_TRIES = 4;
const PRESSES = 4;
const POLL_MS = 100;
const OUTCOMES: readonly FragmentState[] = ['whole', 'failure'];

/** Opens a visitor to a page of another remote, on which the slot and the popup of the faulty one fail. */
export async function openFragmentVisit({ shop, browser }: Site, visit: FragmentVisit): Promise<Visit> {
  const { remote, language, other, injection, delayMs, slotRecovers } = visit;
  const { popup, hasSlot, name } = remote;
  const { page, relay, close } = await openVisitor(browser, shop, { language });
  const violations: string[] = [];
  const seen = new Set<FragmentState>();
  let presses = 0;
  const openOther = async (when: string) => {
    const status = await openDocument(page, other.path);
    if (status !== 200) violations.push(`the document has status ${status}`);
    const { shown } = await settle(page, other, {
      viewer: { language, hasScripts: true },
      accepts: ['whole'],
      withinMs: WITHIN_MS + delayMs,
    });
    if (shown !== 'whole') violations.push(`${other.path}, ${when}, showed: ${shown}`);
  };
  const recoverPopup = async () => {
    let state = await popupState(page, OUTCOMES, WITHIN_MS + delayMs);
    for (; state === 'failure' && presses < PRESSES; presses += 1) {
      await pressRetry(page, language, page.getByRole('dialog'));
      state = await popupState(page, ['whole'], WITHIN_MS);
    }
    if (state !== 'whole') violations.push(`after the fault and ${presses} retries its popup was ${state}`);
    await page.keyboard.press('Escape');
    const hidden = page.getByRole('dialog').waitFor({ state: 'hidden' });
    await hidden.catch(() => violations.push('its popup does not close'));
    violations.push(...(await frameViolations(page, language)));
  };
  return {
    close,
    async duringFault() {
      relay.inject(injection ?? null);
      await openOther('during the fault');
      if (hasSlot) seen.add(await slotState(page));
      if (popup === null) return void violations.push(...(await frameViolations(page, language)));
      await openPopup(page, `${name}/${popup}`);
      const accepted: readonly FragmentState[] = delayMs > 0 ? [...OUTCOMES, 'loading'] : OUTCOMES;
      const state = await popupState(page, accepted, WITHIN_MS);
      if (!accepted.includes(state)) violations.push(`its popup was ${state}`);
      seen.add(state);
    },
    async afterFault() {
      relay.inject(null);
      if (popup !== null) await recoverPopup();
      if (hasSlot) {
        await openOther('after the fault');
        const state = await slotState(page);
        if (state !== 'whole' && slotRecovers) violations.push(`after the fault its slot was ${state}`);
      }
      const shown = `${[...seen].join(', then ')}${presses > 0 ? `, whole after ${presses} retry` : ''}`;
      return { type: 'run', shown, violations };
    },
  };
}

async function slotState(page: Page): Promise<FragmentState> {
  return (await page.locator('[data-slot] :is(input, a, button)').first().isVisible()) ? 'whole' : 'absent';
}

async function popupState(page: Page, accepted: readonly FragmentState[], withinMs: number): Promise<FragmentState> {
  let state = await page.evaluate(readPopup);
  for (const end = performance.now() + withinMs; !accepted.includes(state) && performance.now() < end; await page.waitForTimeout(POLL_MS))
    state = await page.evaluate(readPopup);
  return state;
}

/** Runs in the page. */
function readPopup(): FragmentState {
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog, [role="dialog"]')].find((one) => one.checkVisibility());
  const content = dialog?.querySelector<HTMLElement>('[data-state][aria-busy]');
  // biome-ignore lint/performance/useDomNodeTextContent: only rendered text counts
  const text = content?.innerText.trim() ?? '';
  const state = content?.dataset['state'];
  if (state === 'loading') return 'loading';
  if (state === 'ready') return text === '' ? 'absent' : 'whole';
  const button = dialog?.querySelector<HTMLElement>('[role="alert"] button');
  return button && text.replace(button.textContent ?? '', '').trim().length > 20 ? 'failure' : 'absent';
}

/** Clicks a link as texts contain it. A page that lost a chunk may reload meanwhile. */
async function openPopup(page: Page, popup: string): Promise<void> {
  for (let tries = 1; tries <= OPEN_TRIES; tries += 1) {
    try {
      await untilAlive(page);
      await page.evaluate(addLink, { id: 'added-popup-link', href: '/', popup });
      await page.locator('#added-popup-link').click({ timeout: OPEN_MS });
      return await page.getByRole('dialog').waitFor({ timeout: OPEN_MS });
    } catch (error) {
      if (tries === OPEN_TRIES) throw error;
    }
  }
}

import { expect, type Page } from '@playwright/test';
import { untilAlive } from '../../e2e/fixtures/alive.ts';
import type { Language } from '../../e2e/fixtures/words.ts';
import type { Injection } from '../fault/relay.ts';
import type { Visit } from './cell.ts';
import { frameViolations } from './observe/frame.ts';
import { addLink, openDocument, pressRetry, settle } from './observe/page.ts';
import { openVisitor } from './observe/visitor.ts';
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
const OPEN_WITHIN_MS = 30_000;
const SOON_MS = 3_000;
const PRESSES = 4;
/** A message and the label of its button. */
const LEAST_MESSAGE = /.{35}/s;

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
    const { whole, failure } = popupOf(page);
    await whole
      .or(failure)
      .first()
      .waitFor({ timeout: WITHIN_MS + delayMs })
      .catch(() => undefined);
    for (; presses < PRESSES && (await failure.isVisible()); presses += 1) {
      await pressRetry(page, language, page.getByRole('dialog'));
      await whole.waitFor({ timeout: WITHIN_MS }).catch(() => undefined);
    }
    if (!(await whole.isVisible())) violations.push(`after the fault and ${presses} retries its popup is not whole`);
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
      const state = await popupState(page, delayMs > 0 ? SOON_MS : WITHIN_MS);
      if (state === 'absent' || (state === 'loading' && delayMs === 0)) violations.push(`its popup was ${state}`);
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

async function popupState(page: Page, withinMs: number): Promise<FragmentState> {
  const { whole, failure } = popupOf(page);
  await whole
    .or(failure)
    .first()
    .waitFor({ timeout: withinMs })
    .catch(() => undefined);
  if (await whole.isVisible()) return 'whole';
  if (await failure.isVisible()) return 'failure';
  return (await page.getByRole('dialog').locator('[data-state="loading"]').count()) > 0 ? 'loading' : 'absent';
}

function popupOf(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    whole: dialog.locator('[data-state="ready"][aria-busy]').filter({ hasText: /\S/ }).first(),
    failure: dialog
      .getByRole('alert')
      .filter({ has: page.getByRole('button'), hasText: LEAST_MESSAGE })
      .first(),
  };
}

/** Clicks a link as texts contain it. A page that lost a chunk may reload meanwhile. */
async function openPopup(page: Page, popup: string): Promise<void> {
  const open = async () => {
    await untilAlive(page);
    await page.evaluate(addLink, { id: 'added-popup-link', href: '/', popup });
    await page.locator('#added-popup-link').click({ timeout: OPEN_MS });
    await page.getByRole('dialog').waitFor({ timeout: OPEN_MS });
  };
  await expect(open).toPass({ timeout: OPEN_WITHIN_MS });
}

import type { Browser, Page } from '@playwright/test';
import { untilAlive } from '../../../e2e/fixtures/alive.ts';
import { faultsOfFrame } from '../frame.ts';
import { openDocument, pressRetry } from '../look.ts';
import { createObserver } from '../observer.ts';
import type { FailingShop } from '../shop.ts';
import type { Visit } from '../together.ts';
import { openVisitor } from '../visitor.ts';
import type { Meeting } from './meeting.ts';

/** What a visitor sees of a part: it stands; words and a retry in its place; its outline; nothing, and no room for it. */
type Part = 'whole' | 'failure' | 'on its way' | 'absent';

const PRESSES = 4;
const LOOK_MS = 100;
const BACK_WITHIN_MS = 15_000;
const OPEN_MS = 5_000;
const OPEN_TRIES = 4;

/** A page of another remote, on which the slot of the one that fails stands, and its popup opens. */
export async function openElsewhere(browser: Browser, shop: FailingShop, meeting: Meeting): Promise<Visit> {
  const { remote, language, other, met, withinMs, isLate } = meeting;
  const { name, hasSlot, popup } = remote;
  const { page, relay, close } = await openVisitor(browser, shop, { language });
  const { faults, see } = createObserver(page, {
    language,
    hasScripts: true,
    withinMs,
    otherWithinMs: withinMs,
    backWithinMs: BACK_WITHIN_MS,
    presses: PRESSES,
  });
  const seen = new Set<Part>();
  let presses = 0;
  const goToOther = async (when: string) => {
    const status = await openDocument(page, other.path);
    if (status !== 200) faults.push(`the document has status ${status}`);
    await see(other, when);
  };
  const popupWithin = async (ms: number, wanted: readonly Part[]): Promise<Part> => {
    let part = await readPopup(page);
    for (const end = performance.now() + ms; !wanted.includes(part) && performance.now() < end; await page.waitForTimeout(LOOK_MS))
      part = await readPopup(page);
    return part;
  };
  const recoverPopup = async () => {
    let part = await popupWithin(isLate ? withinMs : 0, ['whole', 'failure']);
    for (; part === 'failure' && presses < PRESSES; presses += 1) {
      await pressRetry(page, language, page.getByRole('dialog'));
      part = await popupWithin(BACK_WITHIN_MS, ['whole']);
    }
    if (part !== 'whole') faults.push(`after its end and ${presses} retries its popup was ${part}`);
    await page.keyboard.press('Escape');
    const hidden = page.getByRole('dialog').waitFor({ state: 'hidden' });
    await hidden.catch(() => faults.push('its popup does not close'));
    faults.push(...(await faultsOfFrame(page, language, true)));
  };
  return {
    async meet() {
      relay.meet(met);
      await goToOther('while it fails');
      if (hasSlot) seen.add(await readSlot(page));
      if (popup === null) return void faults.push(...(await faultsOfFrame(page, language, true)));
      await openPopup(page, name, popup);
      const part = await popupWithin(withinMs, isLate ? ['whole', 'failure', 'on its way'] : ['whole', 'failure']);
      if (part === 'absent' || (part === 'on its way' && !isLate)) faults.push(`its popup was ${part}`);
      seen.add(part);
    },
    async recover() {
      relay.meet(null);
      if (popup !== null) await recoverPopup();
      if (hasSlot) {
        await goToOther('after its end');
        const part = await readSlot(page);
        // What the server cannot render it leaves out until it tries again.
        if (part !== 'whole' && met !== null) faults.push(`after its end its slot was ${part}`);
      }
      await close();
      return { type: 'run', says: `${[...seen].join(', then ')}${presses > 0 ? `, whole after ${presses} retry` : ''}`, faults };
    },
  };
}

async function readSlot(page: Page): Promise<Part> {
  const stands = page.locator('[data-slot] :is(input, a, button)').first();
  return (await stands.isVisible()) ? 'whole' : 'absent';
}

async function readPopup(page: Page): Promise<Part> {
  return page.evaluate(() => {
    const dialog = [...document.querySelectorAll<HTMLElement>('dialog, [role="dialog"]')].find((one) => one.checkVisibility());
    const content = dialog?.querySelector<HTMLElement>('[data-state][aria-busy]');
    const state = content?.dataset['state'];
    if (state === 'loading') return 'on its way';
    // biome-ignore lint/performance/useDomNodeTextContent: what is not rendered is not read
    const words = content?.innerText.trim() ?? '';
    if (state === 'ready') return words === '' ? 'absent' : 'whole';
    const button = dialog?.querySelector<HTMLElement>('[role="alert"] button');
    return button && words.replace(button.textContent, '').trim().length > 20 ? 'failure' : 'absent';
  });
}

/** By a link as it stands in texts: every page follows it. A page that has lost a chunk may come anew meanwhile, without the link. */
async function openPopup(page: Page, owner: string, name: string): Promise<void> {
  for (let tries = 1; tries <= OPEN_TRIES; tries += 1) {
    try {
      await pressLink(page, `${owner}/${name}`);
      return await page.getByRole('dialog').waitFor({ timeout: OPEN_MS });
    } catch (error) {
      if (tries === OPEN_TRIES) throw error;
    }
  }
}

async function pressLink(page: Page, popup: string): Promise<void> {
  await untilAlive(page);
  await page.evaluate((popup) => {
    document.getElementById('opens')?.remove();
    const link = Object.assign(document.createElement('a'), { id: 'opens', href: '/', textContent: popup });
    link.dataset['popup'] = popup;
    Object.assign(link.style, { position: 'fixed', top: '0', left: '0', zIndex: '2147483647', background: 'white' });
    link.addEventListener('click', () => setTimeout(() => link.remove()));
    document.body.append(link);
  }, popup);
  await page.locator('#opens').click({ timeout: OPEN_MS });
}

import type { Browser, Page } from '@playwright/test';
import { untilAlive } from '../../../e2e/fixtures/alive.ts';
import { type Language, WORDS } from '../../../e2e/fixtures/words.ts';
import { openFaultRelay } from '../relay.ts';
import type { FailingShop } from '../shop.ts';
import { faultsOfFrame, openDocument, openVisitor, settle } from '../visitor.ts';
import type { Meeting, Visited } from './meeting.ts';
import type { Elsewhere } from './subjects.ts';

/** What a visitor sees of a part: it stands; words and a retry in its place; its outline; nothing, and no room for it. */
type Part = 'whole' | 'failure' | 'on its way' | 'absent';

const PRESSES = 4;
const LOOK_MS = 100;
const BACK_WITHIN_MS = 15_000;
const OPEN_MS = 5_000;
const OPEN_TRIES = 4;

/** A page of another remote, on which the slot of the one that fails stands, and its popup opens. */
export async function meetElsewhere(browser: Browser, shop: FailingShop, meeting: Meeting, parts: Elsewhere): Promise<Visited> {
  const { remote, language, other, met, withinMs, isLate } = meeting;
  const { slot, popup } = parts;
  const relay = await openFaultRelay(shop.url);
  const page = await openVisitor(browser, relay.url, language, 'first load');
  const faults: string[] = [];
  const seen = new Set<Part>();
  const comeToOther = async (when: string) => {
    const status = await openDocument(page, other.path);
    if (status !== 200) faults.push(`the document has status ${status}`);
    const { shown } = await settle(page, other, { language, hasScripts: true, withinMs, until: ['whole'] });
    if (shown !== 'whole') faults.push(`the page of another remote, ${when}, showed: ${shown}`);
  };
  const until = async (read: () => Promise<Part>, wanted: readonly Part[], ms: number): Promise<Part> => {
    let part = await read();
    for (const end = performance.now() + ms; !wanted.includes(part) && performance.now() < end; await page.waitForTimeout(LOOK_MS))
      part = await read();
    return part;
  };
  const slotNow = () => readSlot(page);
  const popupNow = () => readPopup(page);

  relay.meet(met);
  await comeToOther('while it fails');
  if (slot) seen.add(await slotNow());
  if (popup) {
    await openPopup(page, remote, popup);
    const part = await until(popupNow, isLate ? ['whole', 'failure', 'on its way'] : ['whole', 'failure'], withinMs);
    if (part === 'absent' || (part === 'on its way' && !isLate)) faults.push(`its popup was ${part}`);
    seen.add(part);
  }
  if (!popup) faults.push(...(await faultsOfFrame(page, language, true)));

  return {
    async recover() {
      relay.meet(null);
      let presses = 0;
      if (popup) {
        let part = await until(popupNow, ['whole', 'failure'], isLate ? withinMs : 0);
        for (; part === 'failure' && presses < PRESSES; presses += 1) {
          await pressRetry(page, language);
          part = await until(popupNow, ['whole'], BACK_WITHIN_MS);
        }
        if (part !== 'whole') faults.push(`after its end and ${presses} retries its popup was ${part}`);
        await page.keyboard.press('Escape');
        await page
          .getByRole('dialog')
          .waitFor({ state: 'hidden' })
          .catch(() => faults.push('its popup does not close'));
        faults.push(...(await faultsOfFrame(page, language, true)));
      }
      if (slot) {
        await comeToOther('after its end');
        const part = await until(slotNow, ['whole'], 0);
        // What the server cannot render it leaves out until it tries again.
        if (part !== 'whole' && met !== null) faults.push(`after its end its slot was ${part}`);
      }
      await page.context().close();
      await relay.close();
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

/** The way on that the popup offers: another try, or the page anew. */
async function pressRetry(page: Page, language: Language): Promise<void> {
  const dialog = page.getByRole('dialog');
  const retry = dialog.getByText(WORDS[language].retry, { exact: true });
  const offered = (await retry.count()) > 0 ? retry : dialog.locator('[role="alert"] button');
  await offered
    .first()
    .click()
    .catch(() => undefined);
}

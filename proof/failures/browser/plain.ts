import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Language, WORDS } from '../../../e2e/fixtures/words.ts';
import { WIDTHS } from '../frame.ts';
import type { FailingShop } from '../shop.ts';
import { openVisitor } from '../visitor.ts';
import type { Seen } from './visit.ts';

/** Where links have led, by address: pages have most of them in common. */
export type Led = Map<string, number>;

const LEAST_WORDS = 40;
const SEEN_WITHIN_MS = 800;
const OF_EACH_KIND = 2;
const TRIES = 5;

/** What stands on a page without scripts: words, links that lead somewhere, forms that answer, and a sentence where something cannot work. */
export async function readPlainly(browser: Browser, shop: FailingShop, path: string, language: Language, led: Led): Promise<Seen> {
  const { page, close } = await openVisitor(browser, shop, { language, state: 'scripts off' });
  try {
    const answer = await page.goto(path);
    const found = await page.evaluate(lookPlainly);
    const faults = [
      ...(answer?.status() === 200 ? [] : [`${path} has status ${answer?.status()}`]),
      ...(found.title === '' ? [`${path} has no heading`] : []),
      ...(found.words.length < LEAST_WORDS ? [`${path} says only «${found.words}»`] : []),
      ...((await isCovered(page)) ? [`${path} lies under something for more than ${SEEN_WITHIN_MS} ms`] : []),
      ...(found.overhang > 0 ? [`${path} is ${found.overhang} px too wide for ${WIDTHS[language]} px`] : []),
      ...(found.dead.length > 0 && !found.saysWhy ? [`${path} has what does nothing, and does not say why: ${found.dead.join(', ')}`] : []),
      ...found.mute.map((name) => `${path} has a form that sends nothing: ${name}`),
    ];
    for (const address of found.links.filter(isOneOfItsKind())) {
      if (!led.has(address)) led.set(address, await statusOf(shop, address, language));
      if ((led.get(address) ?? 0) >= 400) faults.push(`${path} leads to ${address}, which has status ${led.get(address)}`);
    }
    return { shown: found.saysWhy ? 'readable, says what needs scripts' : 'readable', faults };
  } finally {
    await close();
  }
}

/** Of the links of one form, as those to products, a few are followed. */
function isOneOfItsKind(): (address: string) => boolean {
  const followed = new Map<string, number>();
  return (address) => {
    const kind = address.replaceAll(/\d+|=[^&]*/g, '#');
    followed.set(kind, (followed.get(kind) ?? 0) + 1);
    return (followed.get(kind) ?? 0) <= OF_EACH_KIND;
  };
}

/** A shop that is asked too much at once says so, and is asked again. */
async function statusOf(shop: FailingShop, address: string, language: Language): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${shop.url}${address}`, { headers: { 'accept-language': WORDS[language].iso } });
    await answer.body?.cancel();
    if (answer.status !== 503 || tries === TRIES) return answer.status;
    await sleep(1000 * tries);
  }
}

/** Whether something lies over the heading a while after the page came. */
async function isCovered(page: Page): Promise<boolean> {
  await page.waitForTimeout(SEEN_WITHIN_MS);
  return page.evaluate(() => {
    const heading = document.querySelector('main h1');
    heading?.scrollIntoView({ block: 'center' });
    const box = heading?.getBoundingClientRect();
    const above = box && document.elementFromPoint(box.left + 4, box.top + box.height / 2);
    return above instanceof Element && heading !== null && !heading?.contains(above) && !above.contains(heading);
  });
}

function lookPlainly() {
  const main = document.querySelector('main');
  const seen = <Found extends HTMLElement>(selector: string) =>
    [...(main?.querySelectorAll<Found>(selector) ?? [])].filter((one) => one.checkVisibility());
  const nameOf = (one: HTMLElement) => (one.getAttribute('aria-label') ?? one.textContent).replaceAll(/\s+/g, ' ').trim().slice(0, 30);
  const buttons = seen<HTMLButtonElement>('button:not([popovertarget])').filter(
    (one) => !one.disabled && one.getAttribute('aria-disabled') !== 'true',
  );
  const forms = seen<HTMLFormElement>('form');
  const own = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(({ origin }) => origin === location.origin);
  return {
    title: seen('h1')[0]?.textContent ?? '',
    // biome-ignore lint/performance/useDomNodeTextContent: what is not rendered is not read
    words: main?.innerText.trim() ?? '',
    overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    saysWhy: seen('noscript').some((one) => /JavaScript/.test(one.textContent)),
    dead: [...new Set(buttons.filter((one) => one.type !== 'submit' || one.form === null).map(nameOf))],
    mute: forms.filter((one) => !one.hasAttribute('action') && !one.querySelector('[name]')).map(nameOf),
    links: [...new Set(own.map(({ pathname, search }) => pathname + search))],
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Language, WORDS } from '../../e2e/fixtures/words.ts';
import type { FaultyShop } from '../shop/shop.ts';
import { openVisitor, WIDTHS } from './observe/visitor.ts';
import type { Site } from './site.ts';

const LEAST_TEXT = 40;
const COVERED_MS = 800;
const LINKS_OF_KIND = 2;
const TRIES = 5;

/** Opens a page in a browser without scripts. Returns what is wrong with it. `statuses`: those of linked addresses that are known already. */
export async function violationsWithoutScripts(
  { shop, browser }: Site,
  path: string,
  language: Language,
  statuses: Map<string, number>,
): Promise<string[]> {
  const { page, close } = await openVisitor(browser, shop, { language, state: 'scripts off' });
  try {
    const status = (await page.goto(path))?.status();
    const found = await page.evaluate(readPage);
    const violations = [
      ...(status === 200 ? [] : [`it has status ${status}`]),
      ...(found.title === '' ? ['it has no heading'] : []),
      ...(found.text.length < LEAST_TEXT ? [`it shows only «${found.text}»`] : []),
      ...((await isCovered(page)) ? [`its heading is covered after ${COVERED_MS} ms`] : []),
      ...(found.overhang > 0 ? [`it is ${found.overhang} px too wide for ${WIDTHS[language]} px`] : []),
      ...(found.deadButtons.length > 0 && !found.hasNotice ? [`no notice explains dead buttons: ${found.deadButtons.join(', ')}`] : []),
      ...found.emptyForms.map((name) => `a form submits nothing: ${name}`),
    ];
    for (const address of firstOfEachKind(found.links)) {
      const known = statuses.get(address) ?? (await statusOf(shop, address, language));
      statuses.set(address, known);
      if (known >= 400) violations.push(`it links to ${address}, which has status ${known}`);
    }
    return violations.map((violation) => `${path}: ${violation}`);
  } finally {
    await close();
  }
}

/** Links that differ in numbers or parameters only, as those to products, are of one kind. */
function firstOfEachKind(links: readonly string[]): string[] {
  return [...Map.groupBy(links, (address) => address.replaceAll(/\d+|=[^&]*/g, '#')).values()].flatMap((kind) =>
    kind.slice(0, LINKS_OF_KIND),
  );
}

/** An overloaded shop responds with 503 and is requested again. */
async function statusOf(shop: FaultyShop, address: string, language: Language): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(`${shop.url}${address}`, { headers: { 'accept-language': WORDS[language].iso } });
    await response.body?.cancel();
    if (response.status !== 503 || tries === TRIES) return response.status;
    await sleep(1000 * tries);
  }
}

async function isCovered(page: Page): Promise<boolean> {
  await page.waitForTimeout(COVERED_MS);
  return page.evaluate(() => {
    const heading = document.querySelector('main h1');
    heading?.scrollIntoView({ block: 'center' });
    const box = heading?.getBoundingClientRect();
    const above = box && document.elementFromPoint(box.left + 4, box.top + box.height / 2);
    return above instanceof Element && heading !== null && !heading?.contains(above) && !above.contains(heading);
  });
}

/** Runs in the page. */
function readPage() {
  const main = document.querySelector('main');
  const visible = <Found extends HTMLElement>(selector: string) =>
    [...(main?.querySelectorAll<Found>(selector) ?? [])].filter((one) => one.checkVisibility());
  const nameOf = (one: HTMLElement) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 30);
  const buttons = visible<HTMLButtonElement>('button:not([popovertarget])').filter(
    (one) => !one.disabled && one.getAttribute('aria-disabled') !== 'true',
  );
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(({ origin }) => origin === location.origin);
  return {
    title: visible('h1')[0]?.textContent ?? '',
    // biome-ignore lint/performance/useDomNodeTextContent: only rendered text counts
    text: main?.innerText.trim() ?? '',
    overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    hasNotice: visible('noscript').some((one) => (one.textContent ?? '').includes('JavaScript')),
    deadButtons: [...new Set(buttons.filter((one) => one.type !== 'submit' || one.form === null).map(nameOf))],
    emptyForms: visible<HTMLFormElement>('form')
      .filter((one) => !one.hasAttribute('action') && !one.querySelector('[name]'))
      .map(nameOf),
    links: [...new Set(links.map(({ pathname, search }) => pathname + search))],
  };
}

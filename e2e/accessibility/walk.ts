import type { Page } from '@playwright/test';

/** What pressing Tab through a whole page has shown, by the names of the elements that took the focus. */
export interface Walk {
  readonly first: string;
  readonly parts: readonly string[];
  /** Elements that a pointer can use and the Tab key never reaches. */
  readonly passedBy: readonly string[];
  /** Had the focus beneath something, such as a header that sticks, a dock or a notice. */
  readonly hidden: readonly string[];
  /** Had the focus, and looked as before. */
  readonly unmarked: readonly string[];
  /** Less than 24 by 24, and no link within a line of text. */
  readonly small: readonly string[];
}

/** From the top of the page, with Tab, until the browser starts over. */
export async function walkByTab(page: Page, limit = 250): Promise<Walk> {
  await page.evaluate(prepare);
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(look)) return page.evaluate(sum);
  }
  throw new Error(`The walk was not over after ${limit} steps`);
}

interface Step {
  readonly element: Element;
  readonly isHidden: boolean;
  readonly isSmall: boolean;
  /** How it and its neighbours looked, focus and all. */
  readonly looks: string;
}

declare global {
  var walked: Step[];
  var looksOf: (element: Element) => string;
}

function prepare(): void {
  globalThis.walked = [];
  // The mark may be on a cover that the link lays over its tile, or on the box around a field.
  globalThis.looksOf = (element) => {
    const boxes = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
    const styles = boxes.flatMap((box) =>
      box ? [getComputedStyle(box), getComputedStyle(box, '::before'), getComputedStyle(box, '::after')] : [],
    );
    return styles.map(({ outline, boxShadow, border }) => `${outline} ${boxShadow} ${border}`).join();
  };
}

/** Notes what has the focus; true where there is nothing new. */
function look(): boolean {
  const element = document.activeElement;
  if (!element || element === document.body || globalThis.walked.some((step) => step.element === element)) return true;
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = [0.2, 0.5, 0.8].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
  const isHidden = !seen.some((one) => one !== null && (element.contains(one) || one.contains(element)));
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.getBoundingClientRect() : undefined;
  const isSmall =
    Math.max(width, label?.width ?? 0) < 24 ||
    (Math.max(height, label?.height ?? 0) < 24 && getComputedStyle(element).display !== 'inline');
  globalThis.walked.push({ element, isHidden, isSmall, looks: globalThis.looksOf(element) });
  return false;
}

function sum(): Walk {
  const named = (element: Element) =>
    `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
  const steps = globalThis.walked;
  const reached = new Set(steps.map(({ element }) => element));
  const namesOf = (chosen: readonly Step[]) => chosen.map(({ element }) => named(element));
  const answering = [...document.querySelectorAll('a[href], button:enabled, input:enabled, select, textarea, summary')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      element.getAttribute('tabindex') !== '-1' &&
      !element.closest('[inert]') &&
      !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
  );
  return {
    first: named(steps[0]?.element ?? document.body),
    parts: [...new Set(steps.flatMap(({ element }) => element.closest('header, main, footer')?.tagName ?? []))],
    passedBy: answering.filter((element) => !reached.has(element)).map(named),
    hidden: namesOf(steps.filter(({ isHidden }) => isHidden)),
    unmarked: namesOf(steps.filter(({ element, looks }) => globalThis.looksOf(element) === looks)),
    small: namesOf(steps.filter(({ isSmall }) => isSmall)),
  };
}

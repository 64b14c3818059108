import { arr, num, obj, str } from '@withease/contracts';
import { readAddress } from './address.ts';
import { PASSAGE_KEY } from './passage.ts';

/**
 * A place that survives translation: texts are longer or shorter, yet the page is built alike. `path` tells the page, `steps` the way
 * from `main` down to the element that is being read, by number among its siblings, and `tops` where each on the way stood in the window.
 */
const placeContract = obj({ path: str, steps: arr(num), tops: arr(num) });

/** What is read stands in the upper part of the window, under the bars that stick there. */
const READING_LINE = 0.3;

const pathHere = (): string => {
  const { pathname, search } = readAddress(new URL(location.href));
  return pathname + search;
};

/** Notes the place for the document that comes next; nothing when the page stands at its top. */
export function takePlace(): void {
  const main = document.getElementById('main');
  if (!main || main.getBoundingClientRect().top >= 0) return;
  const line = innerHeight * READING_LINE;
  const steps: number[] = [];
  const tops: number[] = [];
  for (let element: Element = main; ; ) {
    const children: Element[] = [...element.children];
    const index = children.findIndex((child) => isAt(child, line));
    const next = children[index];
    if (!next) break;
    steps.push(index);
    tops.push(Math.round(next.getBoundingClientRect().top));
    element = next;
  }
  try {
    sessionStorage.setItem(PASSAGE_KEY, JSON.stringify({ path: pathHere(), steps, tops }));
  } catch {
    // A full or forbidden storage: the next document starts at its top.
  }
}

/** Scrolls to the place that was noted, if it was for this page; it holds once. */
export function findPlace(): void {
  const place = readPlace();
  if (place?.path !== pathHere()) return;
  let element: Element | null = document.getElementById('main');
  let shift: number | null = null;
  for (const [index, step] of place.steps.entries()) {
    element = element?.children[step] ?? null;
    const top = place.tops[index];
    if (!element || top === undefined) break;
    shift = element.getBoundingClientRect().top - top;
  }
  if (shift !== null) scrollBy({ top: shift, behavior: 'instant' });
}

function isAt(element: Element, line: number): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top <= line && bottom > line;
}

function readPlace() {
  try {
    const text = sessionStorage.getItem(PASSAGE_KEY);
    sessionStorage.removeItem(PASSAGE_KEY);
    const place: unknown = JSON.parse(text ?? 'null');
    return placeContract.isData(place) ? place : null;
  } catch {
    return null;
  }
}

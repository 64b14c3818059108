import { arr, num, obj, str, type UnContract } from '@withease/contracts';
import { readAddress } from './address.ts';
import { storedPlace } from './stored-place.ts';
import { layOutWhole } from './whole-layout.ts';

/** A place by structure, so that it survives translation: `path`, `steps` from `main`, and `tops` in the window. */
const placeContract = obj({ path: str, steps: arr(num), tops: arr(num) });
type Place = UnContract<typeof placeContract>;

const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** For about half a second. */
const FRAMES = 30;

/** The text being read is in the upper part of the window, under the sticky bars. */
const READING_LINE = 0.3;

/** What does not move with the page marks no place on it. */
const FIXED_POSITION = /sticky|fixed/;

const pathHere = (): string => {
  const { pathname, search } = readAddress(new URL(location.href));
  return pathname + search;
};

/** Stores the place for the next document; none when the page is at its top. */
export function keepPlace(): void {
  const main = document.getElementById('main');
  if (!main || main.getBoundingClientRect().top >= 0) return;
  const line = innerHeight * READING_LINE;
  const steps: number[] = [];
  const tops: number[] = [];
  for (let element: Element = main; ; ) {
    const next = nearestTo(element, line);
    if (!next) break;
    steps.push([...element.children].indexOf(next));
    tops.push(Math.round(next.getBoundingClientRect().top));
    element = next;
  }
  // A full or forbidden storage: the next document starts at its top.
  storedPlace.write({ path: pathHere(), steps, tops });
}

/** Scrolls to the place that was kept, if it was for this page; it is used once. */
export function restorePlace(): void {
  const place = storedPlace.take();
  if (!placeContract.isData(place) || place.path !== pathHere()) return;
  layOutWhole();
  let isMoved = false;
  for (const way of MOVES) addEventListener(way, () => (isMoved = true), { once: true, passive: true });
  // The document comes to rest meanwhile: the browser is on its way to the anchor, pictures take their room.
  function hold(target: Place, frames: number): void {
    if (isMoved) return;
    const shift = shiftTo(target);
    if (shift !== 0) scrollBy({ top: shift, behavior: 'instant' });
    if (frames > 0) requestAnimationFrame(() => hold(target, frames - 1));
  }
  hold(place, FRAMES);
}

/** The distance of the element from its former position, or that of the nearest ancestor that this page has. */
function shiftTo({ steps, tops }: Place): number {
  let element: Element | null = document.getElementById('main');
  let shift = 0;
  for (const [index, step] of steps.entries()) {
    element = element?.children[step] ?? null;
    const top = tops[index];
    if (!element || top === undefined) break;
    shift = Math.round(element.getBoundingClientRect().top - top);
  }
  return shift;
}

/** The child at the line or nearest to it; of several side by side the widest, which is the text and not what accompanies it. */
function nearestTo(parent: Element, line: number): Element | null {
  let best: { readonly child: Element; readonly distance: number; readonly width: number } | null = null;
  for (const child of parent.children) {
    const { top, bottom, width } = child.getBoundingClientRect();
    if (bottom <= top || FIXED_POSITION.test(getComputedStyle(child).position)) continue;
    const distance = Math.max(0, top - line, line - bottom);
    if (!best || distance < best.distance || (distance === best.distance && width > best.width)) best = { child, distance, width };
  }
  return best?.child ?? null;
}

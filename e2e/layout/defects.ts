import type { Page } from '@playwright/test';
import { type Area, type Box, boxesOfPage, boxFunctions, intersect } from './boxes.ts';

function named({ element, text, isControl }: Box): string {
  const words = text.trim().replace(/\s+/g, ' ').slice(0, 48);
  return `${isControl ? element.tagName.toLowerCase() : 'text'} "${words || element.className}"`;
}

function size({ left, top, right, bottom }: Area): readonly [number, number] {
  return [right - left, bottom - top];
}

/** The page is as wide as the window, and no line of text or control begins or ends beside it. */
function overflows(boxes: readonly Box[]): string[] {
  const width = document.documentElement.clientWidth;
  const beyond = boxes.filter(({ area, visible }) => visible.right > width + 1 || (visible.left < -1 && area.right > 0));
  const { scrollWidth } = document.documentElement;
  const page = scrollWidth > width ? [`the page is ${scrollWidth} px wide`] : [];
  return [...page, ...beyond.map((box) => `${named(box)} leaves the window`)];
}

/** An ellipsis shows that there is more. */
function isShortened(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { textOverflow, webkitLineClamp } = getComputedStyle(one);
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return true;
  }
  return false;
}

function clipped(boxes: readonly Box[]): string[] {
  const cut = boxes.filter(({ area, hardClip, isControl }) => {
    const [width, height] = size(area);
    const [seenWidth, seenHeight] = size(intersect(area, hardClip));
    // Ascenders of a line may stand above its box; a control is seen whole.
    return width - seenWidth > 2 || height - seenHeight > (isControl ? 2 : height * 0.3);
  });
  return cut.filter(({ element }) => !isShortened(element)).map((box) => `${named(box)} is clipped`);
}

/** Text belongs within the button, field or card that it names. */
function protruding(boxes: readonly Box[]): string[] {
  return boxes.flatMap((box) => {
    const control = box.isControl ? null : box.element.closest('a[href], button, summary, label');
    if (!control || (getComputedStyle(control).display.startsWith('inline') && control.tagName !== 'BUTTON')) return [];
    const { left, right, bottom } = control.getBoundingClientRect();
    const isInside = box.visible.left >= left - 2 && box.visible.right <= right + 2 && box.visible.bottom <= bottom + 6;
    return isInside || getComputedStyle(box.element).position === 'absolute' ? [] : [`${named(box)} is wider than its control`];
  });
}

function labelsOf(element: Element): readonly Element[] {
  const label = element.closest('label');
  const labels = 'labels' in element && element.labels ? [...(element.labels as NodeListOf<Element>)] : [];
  return label ? [label, ...labels] : labels;
}

function belongTogether(one: Element, other: Element): boolean {
  if (one.contains(other) || other.contains(one)) return true;
  const labels = [...labelsOf(one), ...labelsOf(other)];
  return labels.some((label) => label.contains(one) && label.contains(other)) || labels.includes(one) || labels.includes(other);
}

/** A link that is laid over a whole tile, so that all of it can be pressed. */
function isCover({ element, isControl }: Box): boolean {
  return isControl && getComputedStyle(element).position === 'absolute' && !element.textContent?.trim();
}

function overlap(one: Box, other: Box): boolean {
  const [width, height] = size(intersect(one.visible, other.visible));
  if (width <= 2 || height <= 2) return false;
  // Boxes of lines are higher than their letters: neighbouring lines share some of it.
  const isLine = ({ isControl, element }: Box) => !isControl || getComputedStyle(element).display === 'inline';
  const heights = [one, other].filter(isLine).map(({ area }) => size(area)[1] * 0.35);
  return height > Math.max(2, ...heights);
}

function overlaps(boxes: readonly Box[]): string[] {
  const sorted = [...boxes].sort((one, other) => one.visible.top - other.visible.top);
  return sorted.flatMap((one, index) => {
    const found: string[] = [];
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.visible.top >= one.visible.bottom) break;
      if (one.layer !== other.layer || !overlap(one, other) || belongTogether(one.element, other.element)) continue;
      if (!isCover(one) && !isCover(other)) found.push(`${named(one)} and ${named(other)} overlap`);
    }
    return found;
  });
}

/** A text has collapsed where its lines hold a syllable each, or where a word is broken without a hyphen. */
function collapsed(boxes: readonly Box[]): string[] {
  const lines = new Map<string, { box: Box; tops: Set<number> }>();
  for (const box of boxes.filter(({ isControl }) => !isControl)) {
    const entry = lines.get(named(box)) ?? { box, tops: new Set() };
    if (entry.box.element === box.element) entry.tops.add(Math.round(box.area.top));
    lines.set(named(box), entry);
  }
  return [...lines.values()].flatMap(({ box, tops }) =>
    tops.size >= 3 && box.text.length / tops.size < 5 ? [`${named(box)} has ${tops.size} lines`] : [],
  );
}

function defectsOfPage(): string[] {
  const boxes = boxesOfPage();
  return [...new Set([overflows, clipped, protruding, overlaps, collapsed].flatMap((check) => check(boxes)))];
}

const functions = [
  named,
  size,
  overflows,
  isShortened,
  clipped,
  protruding,
  labelsOf,
  belongTogether,
  isCover,
  overlap,
  overlaps,
  collapsed,
];
const source = [...boxFunctions, ...functions, defectsOfPage].join('\n');

/** Parts that scripts lay out (a map, a list under its field) change in the frame after the window has changed. */
async function untilDrawn(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}

/** What is wrong with the layout of the page as it is now, a sentence each. */
export async function layoutDefects(page: Page): Promise<readonly string[]> {
  await page.evaluate(untilDrawn);
  return page.evaluate(`(() => { ${source}\nreturn defectsOfPage(); })()`);
}

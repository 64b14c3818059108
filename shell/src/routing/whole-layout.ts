import { whenIdle } from '../idle/index.ts';

/** So many of them are laid out between two frames: a row or two, on any screen. */
const IMMEDIATELY = 4;

/** Lays out bit by bit in pauses what `layOutWhole` does at once; a scrolled page at once, after `withinMs`. */
export function layOutInPauses(withinMs: number): void {
  let parts: HTMLElement[] | undefined;
  const goOn = (): void => {
    parts ??= partsToLayOut();
    const next = scrollY > 0 ? [] : parts.splice(0, IMMEDIATELY);
    for (const { style } of next) style.contentVisibility = 'visible';
    if (next.length > 0) whenIdle(goOn, withinMs);
    else layOutWhole();
  };
  whenIdle(goOn, withinMs);
}

function partsToLayOut(): HTMLElement[] {
  const parts = [...document.querySelectorAll<HTMLElement>('main :is(li, section), #shell-footer')];
  return parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto');
}

/** For the page that is opened next: what is far from the window is rendered and laid out after its first screen is painted (`lazy`), or with it. */
export function prepareLayout(layout: 'lazy' | 'whole'): void {
  document.body.dataset['layout'] = layout;
}

/** Lays out all of the document (`data-layout="lazy"`), in place. Does nothing the second time. */
export function layOutWhole(): void {
  const { body } = document;
  if (body.dataset['layout'] === undefined) return;
  const seen = scrollY > 0 ? somethingSeen() : null;
  const before = seen?.getBoundingClientRect().top ?? 0;
  delete body.dataset['layout'];
  const shift = seen ? seen.getBoundingClientRect().top - before : 0;
  // Not every browser anchors what is seen, and none before its next frame.
  if (shift !== 0) scrollBy({ top: shift, behavior: 'instant' });
}

/** Something that is read: no box around others, whose edge may move where its content stays. Null where there is only space. */
function somethingSeen(): Element | null {
  const points = [1 / 2, 1 / 3, 2 / 3].map((part) => document.elementFromPoint(innerWidth / 4, innerHeight * part));
  return points.find((element) => element?.childElementCount === 0) ?? null;
}

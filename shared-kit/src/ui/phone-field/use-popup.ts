import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { raiseToTop } from '../../top-layer/index.ts';

/** More free room than this beneath the field, and the list opens below it, otherwise above (specification, section 9). */
export const FREE_BENEATH_PX = 200;

const MAX_HEIGHT_PX = 336;
const MIN_HEIGHT_PX = 144;
const GAP_PX = 6;
const MARGIN_PX = 8;

interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** The position of a field's list in the visible part of the window, in px. `height` is the list's preferred height. */
export function placeList(field: Edges, seen: Edges, height: number) {
  const beneath = seen.bottom - field.bottom;
  const side = beneath > FREE_BENEATH_PX ? ('below' as const) : ('above' as const);
  const room = (side === 'below' ? beneath : field.top - seen.top) - GAP_PX - MARGIN_PX;
  const maxHeight = Math.min(MAX_HEIGHT_PX, Math.max(room, MIN_HEIGHT_PX));
  const above = Math.max(seen.top + MARGIN_PX, field.top - GAP_PX - Math.min(height, maxHeight));
  return { side, top: side === 'below' ? field.bottom + GAP_PX : above, maxHeight };
}

interface Options {
  /** The box that the popup opens at. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly activeId: string;
  /** What the popup shows. */
  readonly state: 'closed' | 'note' | 'list';
  readonly close: () => void;
}

/** Puts the popup into the top layer, over dialogs and whatever scrolls, keeps it at its field, and closes it from outside. */
export function usePopup({ anchor, activeId, state, close }: Options): RefObject<HTMLDivElement | null> {
  const popup = useRef<HTMLDivElement>(null);
  const scrolled = useRef(state);

  useLayoutEffect(() => {
    const [element, field] = [popup.current, anchor.current];
    if (state === 'closed' || !element || !field) return;
    raiseToTop(element);
    const place = () => placeAt(field, element);
    const onOutsideEvent = (event: Event) => {
      if (event.target !== element) place();
    };
    place();
    window.addEventListener('scroll', onOutsideEvent, { capture: true, passive: true });
    for (const target of [window, window.visualViewport]) target?.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', onOutsideEvent, { capture: true });
      for (const target of [window, window.visualViewport]) target?.removeEventListener('resize', place);
    };
  }, [anchor, state]);

  // In the middle when the list opens, just visible when the keyboard reaches it.
  useLayoutEffect(() => {
    document.getElementById(activeId)?.scrollIntoView?.({ block: scrolled.current === state ? 'nearest' : 'center' });
    scrolled.current = state;
  }, [activeId, state]);

  useEffect(() => {
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !popup.current?.parentElement?.contains(event.target)) close();
    };
    if (state !== 'closed') document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  });

  return popup;
}

function placeAt(field: HTMLElement, popup: HTMLElement): void {
  const { top, bottom, left, width } = field.getBoundingClientRect();
  const view = window.visualViewport;
  // Without the keyboard of a phone.
  const seen = view ? { top: view.offsetTop, bottom: view.offsetTop + view.height } : { top: 0, bottom: window.innerHeight };
  const placement = placeList({ top, bottom }, seen, popup.scrollHeight + 2);
  // Outside of the top layer a containing block, such as a size container, may stand between the popup and the window.
  Object.assign(popup.style, { left: '0', top: '0', width: `${width}px`, maxHeight: `${placement.maxHeight}px` });
  const origin = popup.getBoundingClientRect();
  Object.assign(popup.style, { left: `${left - origin.left}px`, top: `${placement.top - origin.top}px` });
}

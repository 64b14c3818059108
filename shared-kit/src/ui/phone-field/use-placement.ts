import { type RefObject, useLayoutEffect } from 'react';
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

/** Puts the list into the top layer, over dialogs and whatever scrolls, and keeps it at its field. */
export function usePlacement(list: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [element, field] = [list.current, anchor.current];
    if (!element || !field) return;
    raiseToTop(element);
    const view = window.visualViewport;
    const place = () => {
      const { top, bottom, left, width } = field.getBoundingClientRect();
      // Without the keyboard of a phone.
      const seen = view ? { top: view.offsetTop, bottom: view.offsetTop + view.height } : { top: 0, bottom: window.innerHeight };
      const placement = placeList({ top, bottom }, seen, element.scrollHeight + 2);
      element.dataset['side'] = placement.side;
      // Outside of the top layer a containing block, such as a size container, may stand between the element and the window.
      Object.assign(element.style, { left: '0', top: '0', width: `${width}px`, maxHeight: `${placement.maxHeight}px` });
      const origin = element.getBoundingClientRect();
      Object.assign(element.style, { left: `${left - origin.left}px`, top: `${placement.top - origin.top}px` });
    };
    const onOutsideEvent = (event: Event) => {
      if (event.target !== element) place();
    };
    place();
    window.addEventListener('scroll', onOutsideEvent, { capture: true, passive: true });
    for (const target of [window, view]) target?.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', onOutsideEvent, { capture: true });
      for (const target of [window, view]) target?.removeEventListener('resize', place);
    };
  }, [list, anchor]);
}

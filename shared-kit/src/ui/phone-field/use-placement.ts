import { type RefObject, useLayoutEffect } from 'react';
import { raiseToTop } from '../../top-layer/index.ts';
import { type Edges, placeList } from './placement.ts';

/** What the shopper sees of the window: without the keyboard of a phone. */
function seenEdges(): Edges {
  const seen = window.visualViewport;
  return seen ? { top: seen.offsetTop, bottom: seen.offsetTop + seen.height } : { top: 0, bottom: window.innerHeight };
}

/** Outside of the top layer a containing block, such as a size container, may stand between the element and the window. */
function moveTo(element: HTMLElement, left: number, top: number): void {
  element.style.setProperty('left', '0');
  element.style.setProperty('top', '0');
  const origin = element.getBoundingClientRect();
  element.style.setProperty('left', `${left - origin.left}px`);
  element.style.setProperty('top', `${top - origin.top}px`);
}

/** Puts the list into the top layer, over dialogs and whatever scrolls, and keeps it at its field. */
export function usePlacement(list: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [element, field] = [list.current, anchor.current];
    if (!element || !field) return;
    raiseToTop(element);
    const place = () => {
      const { top, bottom, left, width } = field.getBoundingClientRect();
      const placement = placeList({ top, bottom }, seenEdges(), element.scrollHeight + 2);
      element.dataset['side'] = placement.side;
      moveTo(element, left, placement.top);
      element.style.setProperty('width', `${width}px`);
      element.style.setProperty('max-height', `${placement.maxHeight}px`);
    };
    const onOutsideEvent = (event: Event) => {
      if (event.target !== element) place();
    };
    place();
    const seen = window.visualViewport;
    window.addEventListener('scroll', onOutsideEvent, { capture: true, passive: true });
    window.addEventListener('resize', place);
    seen?.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', onOutsideEvent, { capture: true });
      window.removeEventListener('resize', place);
      seen?.removeEventListener('resize', place);
    };
  }, [list, anchor]);
}

import { type PointerEvent, type RefObject, useRef } from 'react';

/** A drag of a dialog downwards. */
export interface Swipe {
  /** Downwards, in px; negative when upwards. */
  readonly distance: number;
  /** Height of the dialog, in px. */
  readonly size: number;
  readonly durationMs: number;
}

/** A finger that trembles is no swipe. */
const LEAST_DISTANCE = 8;

/** Specification, section 9: more than a tenth of the size, or a swipe within 300 ms. */
export function closesBySwipe({ distance, size, durationMs }: Swipe): boolean {
  if (distance < LEAST_DISTANCE) return false;
  return distance > size * 0.1 || durationMs <= 300;
}

interface Start {
  readonly pointer: number;
  readonly y: number;
  readonly at: number;
}

/** Handlers for the part of a dialog by which a finger drags it down. */
export function useSwipe(dialog: RefObject<HTMLDialogElement | null>, onSwipe: () => void) {
  const start = useRef<Start | null>(null);

  function measure(event: PointerEvent) {
    const element = dialog.current;
    if (!element || start.current?.pointer !== event.pointerId) return null;
    return {
      element,
      distance: event.clientY - start.current.y,
      size: element.offsetHeight,
      durationMs: event.timeStamp - start.current.at,
    };
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' || start.current !== null || (event.target as Element).closest('button, a, input')) return;
      start.current = { pointer: event.pointerId, y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const drag = measure(event);
      if (!drag) return;
      drag.element.dataset['dragged'] = '';
      drag.element.style.translate = `0 ${Math.max(0, drag.distance)}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const drag = measure(event);
      if (!drag) return;
      start.current = null;
      if (!closesBySwipe(drag)) return settleSwipe(drag.element);
      // It leaves the way it was thrown; one that must stay comes back.
      delete drag.element.dataset['dragged'];
      drag.element.style.translate = '0 100%';
      onSwipe();
      requestAnimationFrame(() => drag.element.dataset['state'] === 'closing' || settleSwipe(drag.element));
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (start.current?.pointer !== event.pointerId) return;
      start.current = null;
      if (dialog.current) settleSwipe(dialog.current);
    },
  };
}

/** Puts a dragged dialog back where it belongs. */
export function settleSwipe(element: HTMLElement): void {
  element.style.translate = '';
  delete element.dataset['dragged'];
}

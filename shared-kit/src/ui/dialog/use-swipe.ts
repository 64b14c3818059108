import { type PointerEvent, type RefObject, useRef } from 'react';
import { closesBySwipe } from './swipe.ts';

interface Start {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Handlers for the part of a dialog by which a finger drags it: down when it is a sheet, to the end side when it is a panel. */
export function useSwipe(dialog: RefObject<HTMLDialogElement | null>, onSwipe: () => void) {
  const start = useRef<Start | null>(null);

  function measure(event: PointerEvent) {
    const element = dialog.current;
    if (!element || !start.current) return null;
    const isPanel = getComputedStyle(element).getPropertyValue('--swipe').trim() === 'inline';
    const distance = isPanel ? event.clientX - start.current.x : event.clientY - start.current.y;
    return {
      element,
      isPanel,
      distance,
      size: isPanel ? element.offsetWidth : element.offsetHeight,
      durationMs: event.timeStamp - start.current.at,
    };
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button, a, input')) return;
      start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const drag = measure(event);
      if (!drag) return;
      const shift = `${Math.max(0, drag.distance)}px`;
      drag.element.style.translate = drag.isPanel ? shift : `0 ${shift}`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const drag = measure(event);
      start.current = null;
      if (!drag) return;
      if (closesBySwipe(drag)) onSwipe();
      else drag.element.style.translate = '';
    },
    onPointerCancel() {
      start.current = null;
      if (dialog.current) dialog.current.style.translate = '';
    },
  };
}

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A modal passes through these, and from the last back to the first (specification, section 4). */
export type DialogState = 'closed' | 'opening' | 'open' | 'closing';

/** Equal to `--duration-slow`. */
const MOTION_MS = 200;
const BASE_LAYER = 1000;
const LAYERS_PER_LEVEL = 2;

function motionMs(): number {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 0 : MOTION_MS;
}

interface DialogStateInput {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly open: boolean;
  /** Place in the stack of modals; counted when undefined. */
  readonly level: number | undefined;
  readonly onClosed: (() => void) | undefined;
}

/** Leads the native dialog through its states. Focus, its return, Escape and the inertness of the page are the browser's. */
export function useDialogState({ dialog, open, level, onClosed }: DialogStateInput): DialogState {
  const [state, setState] = useState<DialogState>('closed');
  const told = useRef(onClosed);
  told.current = onClosed;

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    if (!element.open) {
      const place = level ?? document.querySelectorAll('dialog[data-dialog][open]').length;
      // Through the object model, not an attribute in the HTML, so the security policy has nothing against it.
      element.style.zIndex = String(BASE_LAYER + LAYERS_PER_LEVEL * place);
      element.style.translate = '';
      element.dataset['level'] = String(place);
      element.showModal();
    }
    setState('opening');
    const timer = setTimeout(() => setState('open'), motionMs());
    return () => clearTimeout(timer);
  }, [dialog, open, level]);

  useEffect(() => {
    const element = dialog.current;
    if (open || !element?.open) return;
    setState('closing');
    const timer = setTimeout(() => {
      element.close();
      setState('closed');
      told.current?.();
    }, motionMs());
    return () => clearTimeout(timer);
  }, [dialog, open]);

  // Taken off the page while open: close it first, so that the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, [dialog]);

  return state;
}

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rememberOpener, returnFocus } from './focus.ts';
import { watchSurroundings } from './surroundings.ts';
import { settleSwipe } from './use-swipe.ts';

/** A modal passes through these, and from the last back to the first (specification, section 4). */
export type DialogState = 'closed' | 'opening' | 'open' | 'closing';

/** Equal to `--duration-slow`. */
const MOTION_MS = 200;

function motionMs(): number {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 0 : MOTION_MS;
}

interface DialogStateInput {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly open: boolean;
  /** Place in the stack of modals; above the others when undefined. */
  readonly level: number | undefined;
  readonly onClosed: (() => void) | undefined;
}

/** Leads the native dialog through its states, however quickly it is opened and closed in turn. */
export function useDialogState({ dialog, open, level, onClosed }: DialogStateInput): DialogState {
  const [state, setState] = useState<DialogState>('closed');
  const onClosedRef = useRef(onClosed);
  onClosedRef.current = onClosed;

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    settleSwipe(element);
    if (!element.open || level !== undefined) layDialog(element, level);
    if (!element.open) show(element);
    setState('opening');
    const timer = setTimeout(() => setState('open'), motionMs());
    return () => clearTimeout(timer);
  }, [dialog, open, level]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the state follows from what is wanted, not the other way round
  useEffect(() => {
    const element = dialog.current;
    if (open || !element || state === 'closed') return;
    setState('closing');
    // A browser may have closed it by itself: nothing is left to be seen.
    const timer = setTimeout(
      () => {
        element.close();
        setState('closed');
        onClosedRef.current?.();
        returnFocus(element);
      },
      element.open ? motionMs() : 0,
    );
    return () => clearTimeout(timer);
  }, [dialog, open]);

  const isShown = state !== 'closed';
  useEffect(() => {
    const element = dialog.current;
    return element && isShown ? watchSurroundings(element) : undefined;
  }, [dialog, isShown]);

  // Taken off the page while open: close it first, so that the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (!element?.open) return;
      element.close();
      returnFocus(element);
    };
  }, [dialog]);

  return state;
}

function show(element: HTMLDialogElement): void {
  rememberOpener(element);
  element.showModal();
  // Long text whose first link is far below is read from its beginning: the scrolling element has the focus then.
  const content = element.querySelector<HTMLElement>('[data-dialog-content]');
  const { activeElement } = document;
  if (!content || activeElement === content || !content.contains(activeElement)) return;
  const isSeen =
    content.scrollTop === 0 && (activeElement as Element).getBoundingClientRect().bottom <= content.getBoundingClientRect().bottom;
  if (isSeen) return;
  content.tabIndex = 0;
  content.focus();
  content.scrollTop = 0;
}

const BASE_LAYER = 1000;
const LAYERS_PER_LEVEL = 2;

/** Puts a dialog on its level: z-index is 1000 + 2 × level. Above all that are open when no level is given. */
function layDialog(dialog: HTMLDialogElement, level = nextLevel()): void {
  // Through the object model, not an attribute in the HTML, so the security policy has nothing against it.
  dialog.style.zIndex = String(BASE_LAYER + LAYERS_PER_LEVEL * level);
  dialog.dataset['level'] = String(level);
}

function nextLevel(): number {
  const levels = [...document.querySelectorAll<HTMLElement>('dialog[data-dialog][open]')].map(({ dataset }) =>
    Number(dataset['level'] ?? 0),
  );
  return levels.length === 0 ? 0 : Math.max(...levels) + 1;
}

/**
 * Keeps a dialog right on screens that are touched, while it is open. Gives what ends it.
 *
 * - A finger on the backdrop, or on content that has nothing to scroll, does not scroll the page behind: Safari on iOS does so in spite of
 *   `overflow: hidden`.
 * - The page behind does not scroll while any dialog is open (`data-modal` of the root element).
 * - The dialog stays in what the keyboard on the screen leaves free: `--covered-start` and `--covered-end` are what it does not.
 */
export function watchSurroundings(dialog: HTMLElement): () => void {
  const view = window.visualViewport;
  const hold = (event: TouchEvent) => {
    if (event.touches.length === 1 && event.cancelable && !scrolls(event.target, dialog)) event.preventDefault();
  };
  const measure = () => {
    if (!view || view.scale > 1.01) return;
    const start = Math.max(0, view.offsetTop);
    const end = Math.max(0, document.documentElement.clientHeight - view.offsetTop - view.height);
    dialog.style.setProperty('--covered-start', `${Math.round(start)}px`);
    dialog.style.setProperty('--covered-end', `${Math.round(end)}px`);
  };
  measure();
  markPage();
  dialog.addEventListener('touchmove', hold, { passive: false });
  view?.addEventListener('resize', measure);
  view?.addEventListener('scroll', measure);
  return () => {
    markPage();
    dialog.removeEventListener('touchmove', hold);
    view?.removeEventListener('resize', measure);
    view?.removeEventListener('scroll', measure);
  };
}

/** Read from the document, because each remote has a copy of this module. */
function markPage(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog[data-dialog][open]') !== null);
}

/** Whether something between the touched thing and the dialog scrolls, either way. */
function scrolls(target: EventTarget | null, dialog: Element): boolean {
  for (let element = target as Element | null; element !== null && element !== dialog; element = element.parentElement) {
    if (element.matches('input[type="range"]')) return true;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (element.scrollHeight > element.clientHeight && /auto|scroll/.test(overflowY)) return true;
    if (element.scrollWidth > element.clientWidth && /auto|scroll/.test(overflowX)) return true;
  }
  return false;
}

const TABBABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable=""], [tabindex]';

/** What Tab reaches within an element, in order; of radio buttons of one name only the one that is entered. */
function tabbablesOf(root: Element): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert], [inert] *') &&
      (element.checkVisibility?.({ visibilityProperty: true }) ?? true),
  );
  return all.filter((element) => !isSkippedRadio(element, all));
}

function isSkippedRadio(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  return all.some((other) => other instanceof HTMLInputElement && other.type === 'radio' && other.name === element.name && other.checked);
}

/** Where Tab moves instead of leaving the dialog for the browser's bar; null when the browser decides. */
export function wrapTab(dialog: Element, isBackwards: boolean): HTMLElement | null {
  const stops = tabbablesOf(dialog);
  const [first, last] = [stops[0], stops.at(-1)];
  const { activeElement } = document;
  if (!first || !last) return null;
  if (isBackwards) return activeElement === first || activeElement === dialog || !dialog.contains(activeElement) ? last : null;
  return activeElement === last || !dialog.contains(activeElement) ? first : null;
}

/** The container of a remote has no name for screen readers: when the page has changed, the focus returns to `main`. */
const CONTAINER = 'single-spa-application:';

type Path = readonly HTMLElement[];

/** By dialog: the ways to its opener, the nearest first; a dialog above another one falls back on the opener of the one beneath. */
const waysBack = new WeakMap<Element, readonly Path[]>();

/** Remembers where the focus was, with all that lay around it, before the dialog takes it. */
export function rememberOpener(dialog: Element): void {
  const opener = document.activeElement;
  const path: HTMLElement[] = [];
  for (let element = opener; element instanceof HTMLElement && element !== document.body; element = element.parentElement) {
    if (!element.id.startsWith(CONTAINER)) path.push(element);
  }
  const beneath = opener?.closest('dialog[data-dialog]');
  waysBack.set(dialog, [path, ...((beneath && waysBack.get(beneath)) ?? [])]);
}

/** When the opener is gone, the nearest remaining element around it gets the focus, so that Tab continues there. */
export function returnFocus(dialog: Element): void {
  const ways = waysBack.get(dialog) ?? [];
  waysBack.delete(dialog);
  if (!isFocusLost()) return;
  for (const path of ways) {
    for (const element of path) {
      if (canTakeFocus(element) && takesFocus(element)) return;
    }
  }
}

/** Until the next paint, a browser leaves the focus where it was in a dialog that has closed. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest('dialog:not([open])') !== null;
}

function canTakeFocus(element: HTMLElement): boolean {
  return element.isConnected && element.closest('dialog:not([open])') === null;
}

function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return true;
  // A place, not a control: it takes the focus this once.
  if (element.hasAttribute('tabindex') || element.matches('button, input, select, textarea')) return false;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

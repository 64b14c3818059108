import { type EarlyAction, type EarlyInput, markEarly } from '@vitrava/shared-kit/mount/early-input';
import { foreignAddress, isPlainClick } from '../leaving/index.ts';
import { takeEvent } from './take-event.ts';

/** How long an action waits. After that, links that work by themselves are better. */
export const PATIENCE_MS = 30_000;

type Control = HTMLButtonElement | HTMLAnchorElement;

/**
 * Keeps what is done before the program is there and needs it. The rest is left to the browser: links, forms that lead somewhere, what folds
 * out or opens by itself. While a press waits, links and forms wait behind it, for another document would lose it. `giveUp` is for a program
 * that does not come: nothing looks pressed any more, nothing is kept from now on.
 */
export function recordInput({ onRecorded }: { readonly onRecorded: () => void }): { readonly giveUp: () => void } {
  const actions: EarlyAction[] = [];
  // What popups and questions appear in; it answers for links to other sites.
  const overlays = document.querySelector('#shell-overlays');
  const waiting = [...document.querySelectorAll('[data-boundary]'), ...(overlays ? [overlays] : [])];
  const early: EarlyInput = { actions, waiting };
  window.vitravaEarly = early;

  const find = (kind: EarlyAction['kind'], element: Element) =>
    actions.find((action) => action.kind === kind && action.element === element);
  const isWaiting = (place: Element): boolean => waiting.some((part) => part.contains(place));
  /** A document that is left now would take it along. */
  const mustStay = (): boolean => actions.some(({ kind, element }) => kind === 'press' && !isBox(element));

  function giveUp(): void {
    waiting.length = 0;
    for (const { element } of actions.splice(0)) markEarly(element, false);
  }

  function drop(action: EarlyAction): void {
    actions.splice(actions.indexOf(action), 1);
    markEarly(action.element, false);
  }

  function keep(kind: EarlyAction['kind'], element: HTMLElement, place: Element, value?: string): void {
    const action: EarlyAction = { kind, element, place, ...(value !== undefined && { value }) };
    actions.push(action);
    setTimeout(() => actions.includes(action) && giveUp(), PATIENCE_MS);
    onRecorded();
  }

  function onClick(event: MouseEvent): void {
    const element = isPlainClick(event) && (event.target as Element).closest<Control>('button,a[href]');
    if (!element) return;
    const place = (foreignAddress(element) !== null && overlays) || element;
    const known = find('press', element);
    const isRecorded = known || (isWaiting(place) && (place === overlays || needsProgram(element))) || (leadsAway(element) && mustStay());
    if (!isRecorded) return;
    takeEvent(event);
    if (known && element.hasAttribute('aria-pressed')) {
      drop(known);
    } else if (!known || element.parentElement?.querySelector(':scope>[role=spinbutton]')) {
      keep('press', element, place);
      markEarly(element, true);
    }
  }

  function onSubmit(event: Event): void {
    const form = event.target as HTMLFormElement;
    // A form without an address sends itself by script; the browser would write what was typed into the address of the page.
    const needsScript = !form.hasAttribute('action') && isWaiting(form);
    if (!needsScript && !mustStay()) return;
    takeEvent(event);
    if (!find('submit', form)) keep('submit', form, form);
  }

  function onInput({ type, target }: Event): void {
    const field = target as HTMLInputElement;
    const isPress = isBox(field);
    // A box sends both for one change.
    if (isPress && type === 'input') return;
    const kind = isPress ? 'press' : 'text';
    const known = find(kind, field);
    if (known && isPress) drop(known);
    else if (known) known.value = field.value;
    else if (isWaiting(field)) keep(kind, field, field, field.value);
  }

  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('input', onInput, true);
  addEventListener('change', onInput, true);
  return { giveUp };
}

function isBox({ type }: HTMLElement & { readonly type?: string }): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** A link that is marked so; a button, unless it sends its form or the browser opens its target. */
function needsProgram(element: Control & { readonly commandForElement?: Element | null }): boolean {
  if (element instanceof HTMLAnchorElement) return element.matches('[data-needs-program],[data-popup]');
  return !(element.form && element.type === 'submit') && !element.popoverTargetElement && !element.commandForElement;
}

/** To another page of the shop, in this tab. */
function leadsAway(element: Control): boolean {
  if (!(element instanceof HTMLAnchorElement) || element.target === '_blank' || element.origin !== location.origin) return false;
  return element.pathname + element.search !== location.pathname + location.search;
}

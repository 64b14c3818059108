/*
 * Input before the program is loaded. The shell's starter, which runs with the document, records it
 * (shell/src/starter); the code that hydrates a region of the document replays it. Both share one object on the window,
 * and a page has it only when its shell has a starter: without it everything here does nothing.
 */

import { FRAGMENT_ELEMENT } from '../contracts/page.ts';

/** One thing that was done and waits for the program. */
export interface EarlyAction {
  /** `press`: a waiting click; `text`: a field's content; `submit`: a form. One per element; of a stepper every press. */
  readonly kind: 'press' | 'text' | 'submit';
  readonly element: HTMLElement;
  /** What must be alive before it is carried out: the element itself, or the part of the document that answers in its stead. */
  readonly place: Element;
  /** Of `text`: what was typed or chosen. */
  value?: string;
}

/** What starter and program share. Both change it in place. */
export interface EarlyInput {
  /** In the order in which things were done. Carried out in this order, too, whatever comes alive first. */
  readonly actions: EarlyAction[];
  /** Parts of the document that are not hydrated yet. The starter ignores input in other parts. */
  readonly waiting: Element[];
  /** Some of it is being carried out. */
  isBusy?: boolean;
}

declare global {
  interface Window {
    /** Set by the shell's starter. */
    vitravaEarly?: EarlyInput;
  }
}

/** Marks an element whose action waits, for the style sheets; a toggle shows the state wanted. Called again it takes the mark away. */
export function markEarly(element: HTMLElement, isWaiting: boolean): void {
  if (element.hasAttribute('data-early') === isWaiting) return;
  element.toggleAttribute('data-early', isWaiting);
  const pressed = element.getAttribute('aria-pressed');
  if (pressed !== null) element.setAttribute('aria-pressed', String(pressed !== 'true'));
  else if (isWaiting) element.setAttribute('aria-busy', 'true');
  else element.removeAttribute('aria-busy');
}

/** A region is alive: carries out its input after all that was done before; the starter leaves it alone now. */
export function replayEarlyInput(region: Element): void {
  const early = window.vitravaEarly;
  if (!early) return;
  wakeIn(early, region);
  if (early.isBusy) return;
  early.isBusy = true;
  void replayAll(early).finally(() => {
    early.isBusy = false;
  });
}

/** A region will not come alive: what was done in it is given up and no longer looks pressed. Links and forms there work by themselves. */
export function giveUpEarly(region: Element): void {
  const early = window.vitravaEarly;
  if (!early) return;
  for (const action of early.actions.filter(({ place }) => region.contains(place))) {
    early.actions.splice(early.actions.indexOf(action), 1);
    markEarly(action.element, false);
  }
  replayEarlyInput(region);
}

/** Fragments that a page embeds come alive by themselves; those of the frame come alive when the shopper turns to them. */
function wakeIn({ waiting }: EarlyInput, region: Element): void {
  const isOfItsOwn = (part: Element) => part !== region && part.matches(`${FRAGMENT_ELEMENT}:not([data-slot] *)`);
  for (const part of waiting.filter((one) => region.contains(one) && !isOfItsOwn(one))) waiting.splice(waiting.indexOf(part), 1);
}

async function replayAll({ actions, waiting }: EarlyInput): Promise<void> {
  for (;;) {
    // Between two of them React draws, effects run, and a service that was woken begins to load.
    await new Promise((resolve) => setTimeout(resolve));
    const [next] = actions;
    if (!next || waiting.some((part) => part.contains(next.place))) return;
    actions.shift();
    if (!actions.some(({ element }) => element === next.element)) markEarly(next.element, false);
    if (next.element.isConnected) replay(next);
  }
}

function replay({ kind, element, value }: EarlyAction): void {
  if (kind === 'submit') {
    submit(element as HTMLFormElement);
  } else if (kind === 'text') {
    enterText(element as HTMLInputElement, value ?? '');
  } else {
    // The browser has ticked a box already: back to the state of React, so that the click is a change.
    if (element instanceof HTMLInputElement) {
      touch(element);
      element.checked = element.defaultChecked;
    }
    element.click();
  }
}

/** `requestSubmit`, or the same event in browsers that lack it. */
function submit(form: HTMLFormElement): void {
  if (form.requestSubmit) form.requestSubmit();
  else if (form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))) form.submit();
}

/** Nothing has changed, and React hydrates a touched part at once: from now on it controls the field. */
function touch(field: HTMLElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Gives a field of React the text that was typed before React controlled it, with the caret in place. React notices a
 * change of a field by comparing it with the last value, which since hydration is the typed one. So the field first
 * returns to its first value by the property that React has put on the element, then gets the text by the property of
 * its class.
 */
export function enterText(field: HTMLInputElement, text: string): void {
  touch(field);
  const { selectionStart, selectionEnd } = field;
  if ('defaultValue' in field) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  const isFocused = document.activeElement === field;
  if (isFocused && typeof selectionStart === 'number') field.setSelectionRange(selectionStart, selectionEnd);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  // Many a field counts only when it is left, and it was.
  if (!isFocused) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

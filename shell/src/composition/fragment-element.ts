import { FRAGMENT_DEPTH, FRAGMENT_ELEMENT } from '@vitrava/shared-kit/contracts/page';
import type { MountedFragment } from '@vitrava/shared-kit/mount/embedded-client';
import { whenIdle } from '../idle/index.ts';

/** Makes a fragment alive, or draws it in an empty element. Null if failed or not needed; never rejects. */
export type ShowFragment = (element: HTMLElement, onFailure: () => void) => Promise<MountedFragment | null>;

const IDLE_WITHIN_MS = 3000;
/** How far below the window a fragment comes alive. */
const MARGIN = '200px';

/** Fragments in any markup: left as filled until seen or touched, following their input, ended when removed. */
export function defineFragmentElement(show: ShowFragment): void {
  class FragmentElement extends HTMLElement {
    static readonly observedAttributes = ['data-input'];
    #mounted: Promise<MountedFragment | null> | null = null;
    #stopWaiting: () => void = () => undefined;

    connectedCallback(): void {
      if (!this.#mounted && !isTooDeep(this)) this.#stopWaiting = whenWanted(this, () => this.#show());
    }

    attributeChangedCallback(_name: string, before: string | null, input: string | null): void {
      if (before === null || before === input || !this.isConnected || isTooDeep(this)) return;
      if (this.#mounted) void this.#mounted.then((fragment) => fragment?.update(JSON.parse(input ?? '{}')));
      else this.#show();
    }

    disconnectedCallback(): void {
      this.#stopWaiting();
      // It may be on its way to another place, and React is at work on what it is removed from.
      setTimeout(() => {
        if (this.isConnected) return;
        void this.#mounted?.then((fragment) => fragment?.unmount());
        this.#mounted = null;
      });
    }

    #show(): void {
      this.#stopWaiting();
      const onFailure = (): void => {
        this.#mounted = null;
        // Its markup works without the program, which the next touch tries again.
        if (this.isConnected && this.hasChildNodes()) this.#stopWaiting = whenTouched(this, () => this.#show());
      };
      this.#mounted = Promise.resolve().then(() => show(this, onFailure));
    }
  }
  if (!customElements.get(FRAGMENT_ELEMENT)) customElements.define(FRAGMENT_ELEMENT, FragmentElement);
}

/** Where the server has stopped, too: inside itself, or too many fragments inside one another. */
function isTooDeep(element: HTMLElement): boolean {
  const { boundary, fragment } = element.dataset;
  let depth = 0;
  for (let around = outerFragment(element); around; around = outerFragment(around)) {
    depth += 1;
    if (around.dataset['boundary'] === boundary && around.dataset['fragment'] === fragment) return true;
  }
  return depth >= FRAGMENT_DEPTH;
}

function outerFragment(element: HTMLElement): HTMLElement | null | undefined {
  return element.parentElement?.closest<HTMLElement>(FRAGMENT_ELEMENT);
}

const TOUCHES = ['focusin', 'input', 'pointerdown'] as const;

/** Calls back once; gives a function that ends the waiting. */
function whenWanted(element: HTMLElement, begin: () => void): () => void {
  const isOfFrame = element.dataset['shows'] !== undefined;
  if (isOfFrame && element.hasChildNodes()) return whenTouched(element, begin);
  let isOver = false;
  const stop = (): void => {
    isOver = true;
    stopTouch();
    observer.disconnect();
  };
  const start = (): void => {
    if (isOver) return;
    stop();
    begin();
  };
  const soon = (): void => whenIdle(start, IDLE_WITHIN_MS);
  const stopTouch = whenTouched(element, start);
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && soon(), { rootMargin: MARGIN });
  const isPressed = window.vitravaEarly?.actions.some(({ place }) => element.contains(place));
  const isRendered = element.dataset['version'] !== undefined;
  if (isPressed || !(element.hasChildNodes() || isRendered)) soon();
  else if (element.hasChildNodes()) {
    // A part that is fixed in the window is seen wherever its element is.
    for (const part of [element, ...element.querySelectorAll('[data-fixed]')]) observer.observe(part);
  }
  return stop;
}

function whenTouched(element: HTMLElement, begin: () => void): () => void {
  const stop = (): void => {
    for (const type of TOUCHES) element.removeEventListener(type, start);
  };
  const start = (): void => {
    stop();
    begin();
  };
  for (const type of TOUCHES) element.addEventListener(type, start);
  return stop;
}

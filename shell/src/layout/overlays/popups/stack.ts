/** A popup on the page. It stays in the stack while its closing motion lasts; `isOpen` is then already false. */
export interface Popup {
  readonly id: number;
  readonly owner: string;
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly isOpen: boolean;
}

export interface PopupRequest {
  readonly owner: string;
  readonly name: string;
  readonly props?: Readonly<Record<string, unknown>>;
}

/** Puts a popup on top; one that is open already is not opened twice. */
export function withPopup(stack: readonly Popup[], { owner, name, props = {} }: PopupRequest): readonly Popup[] {
  if (stack.some((popup) => popup.isOpen && popup.owner === owner && popup.name === name)) return stack;
  const id = Math.max(0, ...stack.map((popup) => popup.id)) + 1;
  return [...stack, { id, owner, name, input: props, isOpen: true }];
}

/** The open popup that the shopper has to do with. */
export function topmost(stack: readonly Popup[]): Popup | undefined {
  return stack.filter(({ isOpen }) => isOpen).at(-1);
}

export function openCount(stack: readonly Popup[]): number {
  return stack.filter(({ isOpen }) => isOpen).length;
}

/** Lets the popups above the first `depth` open ones close. */
export function closedTo(stack: readonly Popup[], depth: number): readonly Popup[] {
  if (openCount(stack) <= depth) return stack;
  let left = depth;
  return stack.map((popup) => {
    if (!popup.isOpen) return popup;
    left -= 1;
    return left >= 0 ? popup : { ...popup, isOpen: false };
  });
}

export function topClosed(stack: readonly Popup[]): readonly Popup[] {
  return closedTo(stack, openCount(stack) - 1);
}

export function allClosed(stack: readonly Popup[]): readonly Popup[] {
  return closedTo(stack, 0);
}

/** The closing motion of a popup is over: it is there no more. */
export function gone(stack: readonly Popup[], goneId: number): readonly Popup[] {
  return stack.filter(({ id }) => id !== goneId);
}

/** Lets the open popups that `isMeant` close. */
export function without(stack: readonly Popup[], isMeant: (popup: Popup) => boolean): readonly Popup[] {
  return stack.some((popup) => popup.isOpen && isMeant(popup))
    ? stack.map((popup) => (isMeant(popup) ? { ...popup, isOpen: false } : popup))
    : stack;
}

import { createEffect, createEvent, scopeBind } from 'effector';
import { type CheckoutState, type Intent, parseCheckout, STORAGE_KEY, writeCheckout } from './state.ts';

/** What this page knows of the checkout. `isDetached`: the device refused to store it, so this page's memory holds the truth. */
export interface KnownCheckout {
  readonly state: CheckoutState;
  readonly isDetached: boolean;
}

/** Everything that can happen to a checkout. An `intent` for what is being ordered already keeps the key it has. */
export type CheckoutChange =
  | { readonly kind: 'choice'; readonly choice: Partial<Omit<CheckoutState, 'intent'>> }
  | { readonly kind: 'intent'; readonly intent: Intent | null };

export interface ChangeRequest {
  readonly userId: number;
  readonly known: KnownCheckout;
  readonly change: CheckoutChange;
}

/** What is stored on the device may have changed without this page. */
export const storedCheckoutChanged = createEvent();

/** The customer's checkout on the device; null when the browser has no storage for us. */
export const readCheckoutFx = createEffect((userId: number): CheckoutState | null => {
  try {
    return parseCheckout(localStorage.getItem(STORAGE_KEY), userId);
  } catch {
    return null;
  }
});

/** Makes a change and stores it; what is stored is read in the same breath, so that two tabs end with one key for one order. */
export const changeCheckoutFx = createEffect(({ userId, known, change }: ChangeRequest): KnownCheckout => {
  try {
    const state = changed(known.isDetached ? known.state : parseCheckout(localStorage.getItem(STORAGE_KEY), userId), change);
    return { state, isDetached: !store(writeCheckout(state, userId)) };
  } catch {
    return { state: changed(known.state, change), isDetached: true };
  }
});

/** The order is known: nothing of the way to it is kept. */
export const forgetCheckoutFx = createEffect(() => {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // There is no storage, so nothing is kept there.
  }
});

/** Tells when another tab has changed the checkout. */
export const followOtherTabsFx = createEffect(() => {
  const heard = scopeBind(storedCheckoutChanged);
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage && (key === STORAGE_KEY || key === null)) heard();
  });
});

function changed(state: CheckoutState, change: CheckoutChange): CheckoutState {
  if (change.kind === 'choice') return { ...state, ...change.choice };
  const isSame = change.intent !== null && state.intent?.fingerprint === change.intent.fingerprint;
  return isSame ? state : { ...state, intent: change.intent };
}

function store(text: string): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, text);
    return true;
  } catch {
    return false;
  }
}

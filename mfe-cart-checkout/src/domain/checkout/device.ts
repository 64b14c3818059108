import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { createStoredValue } from '@vitrava/shared-kit/models/stored-value';
import { type CheckoutState, checkoutOf, type Intent, type OwnedCheckout, parseCheckout } from './state.ts';

/** Everything that can happen to a checkout. An `intent` for what is being ordered already keeps the key it has. */
export type CheckoutChange =
  | { readonly kind: 'choice'; readonly choice: Partial<Omit<CheckoutState, 'intent'>> }
  | { readonly kind: 'intent'; readonly intent: Intent | null };

/** A change by its customer; or the end of a checkout, of which nothing is kept. */
type OwnedChange = { readonly userId: number; readonly change: CheckoutChange } | null;

/** Where this device keeps how far a customer has come. */
export const checkoutItem = createStorageItem<OwnedCheckout | null>({
  key: 'vitrava.checkout.v1',
  parse: parseCheckout,
  format: (owned) => owned && { version: 1, userId: owned.userId, ...owned.state },
});

/** The checkout as all tabs see it: two tabs end with one key for one order. */
export const device = createStoredValue<OwnedCheckout | null, OwnedChange>({ item: checkoutItem, initial: null, reduce });

function reduce(owned: OwnedCheckout | null, made: OwnedChange): OwnedCheckout | null {
  if (!made) return null;
  const { userId, change } = made;
  return { userId, state: changed(checkoutOf(owned, userId), change) };
}

function changed(state: CheckoutState, change: CheckoutChange): CheckoutState {
  if (change.kind === 'choice') return { ...state, ...change.choice };
  const isSame = change.intent !== null && state.intent?.fingerprint === change.intent.fingerprint;
  return isSame ? state : { ...state, intent: change.intent };
}

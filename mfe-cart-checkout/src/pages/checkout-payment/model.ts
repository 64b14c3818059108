import { navigationRequested } from '@vitrava/shared-kit/bus/shell';
import type { PaymentMethod } from '@vitrava/shared-kit/contracts/api';
import { createEvent, createStore, sample, split } from 'effector';
import { checkoutChanged, stepPath } from '../../domain/checkout/index.ts';
import { stocksNeeded } from '../../domain/delivery/index.ts';
import { redirectRequested } from '../../features/checkout-frame/index.ts';
import { $place, placeLost } from '../../features/chosen-place/index.ts';
import { $method, $offers } from '../../features/payment-methods/index.ts';
import { PaymentGate } from './gate.ts';

export const methodChosen = createEvent<string>();
export const continueRequested = createEvent();

export const $isPrepaid = $place.map((place) => place?.prepaid ?? false);
const continuedWithoutMethod = createEvent();
/** The shopper wanted to continue without a choice. */
export const $isMethodMissing = createStore(false, { serialize: 'ignore' })
  .on(continuedWithoutMethod, () => true)
  .reset(methodChosen, PaymentGate.close);

sample({ clock: PaymentGate.open, fn: () => undefined, target: stocksNeeded });
sample({
  clock: methodChosen,
  source: $offers,
  filter: (offers, chosen) => offers.some(({ id }) => id === chosen),
  fn: (_, chosen) => ({ kind: 'choice' as const, choice: { method: chosen as PaymentMethod } }),
  target: checkoutChanged,
});
sample({ clock: placeLost, filter: PaymentGate.status, fn: () => 'delivery' as const, target: redirectRequested });
split({
  source: continueRequested,
  match: $method.map((method) => (method === null ? 'missing' : 'chosen')),
  cases: { chosen: navigationRequested.prepend(() => ({ to: stepPath('review') })), missing: continuedWithoutMethod },
});

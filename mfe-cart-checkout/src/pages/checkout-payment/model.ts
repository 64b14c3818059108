import { navigationRequested } from '@vitrava/shared-kit/bus/shell';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { createEvent, createStore, sample, split } from 'effector';
import { checkoutChanged, stepPath } from '../../domain/checkout/index.ts';
import { stocksNeeded } from '../../domain/delivery/index.ts';
import { redirectRequested } from '../../features/checkout-frame/index.ts';
import { $place, placeLost } from '../../features/chosen-place/index.ts';
import { $method, $offers, type Offer } from '../../features/payment-methods/index.ts';
import { PaymentGate } from './gate.ts';

/** What was chosen is the checkout's, and the place the customer's: only the browser knows them. */
export const opened = createEvent<PageRequest>();
export const $head = $t.map((t): PageHead => ({ title: t('routes.checkout-payment'), robots: 'noindex' }));

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
  fn: (_, chosen) => ({ kind: 'choice' as const, choice: { method: chosen as Offer['id'] } }),
  target: checkoutChanged,
});
sample({ clock: placeLost, filter: PaymentGate.status, fn: () => 'delivery' as const, target: redirectRequested });
split({
  source: continueRequested,
  match: $method.map((method) => (method === null ? 'missing' : 'chosen')),
  cases: { chosen: navigationRequested.prepend(() => ({ to: stepPath('review') })), missing: continuedWithoutMethod },
});

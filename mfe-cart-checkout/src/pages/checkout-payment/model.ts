import { navigationRequested } from '@vitrava/shared-kit/bus/shell';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { createEvent, createStore, sample } from 'effector';
import { checkoutChanged, stepPath } from '../../domain/checkout/index.ts';
import { redirectRequested } from '../../features/checkout-frame/index.ts';
import { $place, placeLost, placeNeeded } from '../../features/chosen-place/index.ts';
import { $method, $offers } from '../../features/payment-methods/index.ts';
import { PaymentGate } from './gate.ts';

/** What was chosen is the checkout's, and the place the customer's: only the browser knows them. */
export const opened = createEvent<PageRequest>();
export const $head = $t.map((t): PageHead => ({ title: t('routes.checkout-payment'), robots: 'noindex' }));

export const methodChosen = createEvent<string>();
export const continueRequested = createEvent();

export const $isPrepaid = $place.map((place) => place?.prepaid ?? false);
const continuationJudged = sample({ clock: continueRequested, source: $method, fn: (method) => method !== null });
/** The shopper wanted to continue without a choice. */
export const $isMethodMissing = createStore(false, { serialize: 'ignore' })
  .on(continuationJudged, (_, isChosen) => !isChosen)
  .reset(methodChosen, PaymentGate.close);

sample({ clock: PaymentGate.open, target: placeNeeded });
const offerChosen = sample({
  clock: methodChosen,
  source: $offers,
  fn: (offers, chosen) => offers.find(({ id }) => id === chosen) ?? null,
});
sample({
  clock: offerChosen,
  filter: (offer) => offer !== null,
  fn: (offer) => ({ kind: 'choice' as const, choice: { method: offer?.id ?? null } }),
  target: checkoutChanged,
});
sample({ clock: continuationJudged, filter: Boolean, fn: () => ({ to: stepPath('review') }), target: navigationRequested });

sample({ clock: placeLost, filter: PaymentGate.status, fn: () => 'delivery' as const, target: redirectRequested });

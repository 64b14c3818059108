import { navigationRequested } from '@vitrava/shared-kit/bus/shell';
import type { PaymentMethod } from '@vitrava/shared-kit/contracts/api';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { $checkout, checkoutChanged, stepPath } from '../../domain/checkout/index.ts';
import { $place, placeLost, placeNeeded } from '../../features/chosen-place/index.ts';

/** Open while the payment step stands in a browser. */
export const PaymentGate = createGate();

/** No question of its own: what was chosen is the checkout's, and the place the customer's. */
export const opened = createEvent<PageRequest>();
export const $head = $t.map((t): PageHead => ({ title: t('routes.checkout-payment'), robots: 'noindex' }));

export const methodChosen = createEvent<PaymentMethod>();
export const continueRequested = createEvent();

export const $isPrepaid = $place.map((place) => place?.prepaid ?? false);
/** A point may take paid orders only, whatever was chosen before it. */
export const $method = combine($checkout, $isPrepaid, ({ method }, isPrepaid) => (isPrepaid && method === 'on_pickup' ? null : method));

const continuationJudged = sample({ clock: continueRequested, source: $method, fn: (method) => method !== null });
/** The shopper wanted to continue without a choice. */
export const $isMethodMissing = createStore(false, { serialize: 'ignore' })
  .on(continuationJudged, (_, isChosen) => !isChosen)
  .reset(methodChosen, PaymentGate.close);

sample({ clock: PaymentGate.open, target: placeNeeded });
sample({ clock: methodChosen, fn: (method) => ({ kind: 'choice' as const, choice: { method } }), target: checkoutChanged });
sample({ clock: continuationJudged, filter: Boolean, fn: () => ({ to: stepPath('review') }), target: navigationRequested });

sample({
  clock: placeLost,
  filter: PaymentGate.status,
  fn: () => ({ to: stepPath('delivery'), replace: true }),
  target: navigationRequested,
});

import { navigationRequested } from '@vitrava/shared-kit/bus/shell';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { combine, createEvent, sample } from 'effector';
import { $isCartReading, $isSettled } from '../../domain/cart/index.ts';
import { $checkout, stepPath } from '../../domain/checkout/index.ts';
import { placeLost, placeNeeded } from '../../features/chosen-place/index.ts';
import { ReviewGate } from './gate.ts';
import { $isPlacing, $isRecovering } from './placement.ts';

/** No question of its own: cart, place and choices are their services'. */
export const opened = createEvent<PageRequest>();
export const $head = $t.map((t): PageHead => ({ title: t('routes.checkout-review'), robots: 'noindex' }));

export const $method = $checkout.map(({ method }) => method);
/** The lines are not the API's last word yet, so they cannot be agreed to. */
export const $isBusy = combine(
  $isPlacing,
  $isRecovering,
  $isCartReading,
  $isSettled,
  (isPlacing, isRecovering, isReading, isSettled) => isPlacing || isRecovering || isReading || !isSettled,
);

sample({ clock: ReviewGate.open, target: placeNeeded });
sample({
  clock: placeLost,
  source: { isOpen: ReviewGate.status, isPlacing: $isPlacing },
  filter: ({ isOpen, isPlacing }) => isOpen && !isPlacing,
  fn: () => ({ to: stepPath('delivery'), replace: true }),
  target: navigationRequested,
});

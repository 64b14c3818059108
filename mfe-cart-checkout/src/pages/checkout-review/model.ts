import { combine, sample } from 'effector';
import { $isCartReading, $isSettled } from '../../domain/cart/index.ts';
import { $checkout } from '../../domain/checkout/index.ts';
import { stocksNeeded } from '../../domain/delivery/index.ts';
import { redirectRequested } from '../../features/checkout-frame/index.ts';
import { placeLost } from '../../features/chosen-place/index.ts';
import { $methodsState } from '../../features/payment-methods/index.ts';
import { ReviewGate } from './gate.ts';
import { $isPlacing, $isRecovering } from './placement.ts';

export const $method = $checkout.map(({ method }) => method);
/** Whether the order can be paid as chosen is unknown; without that call, placing the order reports it. */
const $isMethodAwaited = combine(
  $checkout,
  $methodsState,
  ({ stock, method }, state) => stock !== null && method !== null && state === 'loading',
);
/** The lines are not the API's last word yet, or the way to pay is not: neither can be agreed to. */
export const $isBusy = combine(
  [$isPlacing, $isRecovering, $isCartReading, $isSettled.map((isSettled) => !isSettled), $isMethodAwaited],
  (reasons) => reasons.some(Boolean),
);

sample({ clock: ReviewGate.open, fn: () => undefined, target: stocksNeeded });
sample({
  clock: placeLost,
  source: { isOpen: ReviewGate.status, isPlacing: $isPlacing },
  filter: ({ isOpen, isPlacing }) => isOpen && !isPlacing,
  fn: () => 'delivery' as const,
  target: redirectRequested,
});

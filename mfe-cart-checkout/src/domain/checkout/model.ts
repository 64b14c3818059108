import { $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import { combine, createEvent, sample } from 'effector';
import { type CheckoutChange, device } from './device.ts';
import { checkoutOf } from './state.ts';

/** The checkout is needed on this page: by a step, or by the middleware before it. Once is enough. */
export const { start: checkoutNeeded } = device;

export const checkoutChanged = createEvent<CheckoutChange>();

/** The order is known, whatever its result: the next checkout starts again. */
export const checkoutFinished = device.change.prepend((_: void) => null);

export const $checkout = combine(device.$value, $userId, checkoutOf);
/** Whether `$checkout` is how far the customer has come. */
export const $isCheckoutRead = combine(device.$isRead, $userId, (isRead, userId) => isRead && userId !== null);

sample({ clock: $userId, filter: (userId) => userId !== null, fn: () => undefined, target: device.read });
sample({
  clock: checkoutChanged,
  source: $userId,
  filter: (userId) => userId !== null,
  fn: (userId, change) => ({ userId: userId as number, change }),
  target: device.change,
});
// Nothing of a customer stays in memory.
sample({ clock: signedOut, fn: () => undefined, target: device.reset });

/** An intent has its key, new or kept, and the device holds it if it can: it may be sent. */
export const intentFormed = device.changed.filterMap(({ change, value }) =>
  change?.change.kind === 'intent' && change.change.intent ? (value?.state.intent ?? undefined) : undefined,
);

import { $userId } from '@vitrava/shared-kit/bus/session';
import { navigationRequested } from '@vitrava/shared-kit/bus/shell';
import type { Order } from '@vitrava/shared-kit/contracts/browser';
import { combine, createEvent, createStore, merge, sample } from 'effector';
import { cartReloadRequested } from '../../domain/cart/index.ts';
import { $checkout, changesBetween, checkoutChanged, checkoutFinished, intentFormed } from '../../domain/checkout/index.ts';
import { $placedOrder, lookForOrderFx, type OrderWish, type Placement, placeOrderFx } from '../../domain/orders/index.ts';
import { $orderCart, checkoutOpened, toSeenCart } from '../../features/checkout-frame/index.ts';
import { $place } from '../../features/chosen-place/index.ts';
import { fingerprintOf, newKey, obstacleTo, orderBodyOf } from './agreement.ts';
import { ReviewGate } from './gate.ts';

/** The shopper says yes to what has changed since it was last shown. */
export const changesAccepted = createEvent();
/** The shopper places the order. */
export const orderWished = createEvent();
/** The shopper wants it found out once more what became of an earlier wish. */
export const recoveryRetried = createEvent();

/** What became of the last try to place; null while there is nothing to tell. */
export const $trouble = createStore<Exclude<Placement, { kind: 'placed' }> | null>(null, { serialize: 'ignore' });

export const $changes = combine($checkout, $orderCart, ({ seen }, cart) => (cart ? changesBetween(seen, toSeenCart(cart)) : null));
export const $obstacle = combine($orderCart, $checkout, $place, obstacleTo);
/** The order as it would be placed now. */
const $body = combine($orderCart, $checkout, $obstacle, (cart, { stock, method }, obstacle) => {
  return cart && stock !== null && method !== null && obstacle === null ? orderBodyOf(cart, stock, method) : null;
});

/** The order that the shopper has wished and that is not under way yet. */
const $wished = createStore<OrderWish['body'] | null>(null, { serialize: 'ignore' });
/** Whether it is being found out, for a page that was left in the middle, what became of its wish. */
export const $isRecovering = createStore(false, { serialize: 'ignore' });
export const $isPlacing = combine($wished, placeOrderFx.pending, (wished, isSending) => wished !== null || isSending);
export const $placedNumber = $placedOrder.map((order) => order?.number ?? null);

sample({
  clock: changesAccepted,
  source: $orderCart,
  filter: (cart) => cart !== null,
  fn: (cart) => ({ kind: 'choice' as const, choice: { seen: cart && toSeenCart(cart) } }),
  target: checkoutChanged,
});
sample({ clock: changesAccepted, fn: () => null, target: $trouble });

// 1. A wish that was left in the middle is looked for before anything else.
const returned = sample({
  clock: checkoutOpened,
  source: { checkout: $checkout, isPlacing: $isPlacing },
  filter: ({ checkout, isPlacing }, step) => step === 'review' && checkout.intent !== null && !isPlacing,
});
const recoveryDue = sample({
  clock: [returned, recoveryRetried],
  source: $checkout,
  filter: ({ intent }) => intent !== null,
  fn: ({ intent }) => intent?.key ?? '',
});
sample({ clock: recoveryDue, fn: () => true, target: $isRecovering });
sample({ clock: recoveryDue, target: lookForOrderFx });

// 2. Another wish stands open with other goods: it is looked for, too, so that one cart never becomes two orders.
const wished = sample({
  clock: orderWished,
  source: { body: $body, isPlacing: $isPlacing, isRecovering: $isRecovering, changes: $changes },
  filter: ({ body, isPlacing, isRecovering, changes }) => body !== null && !isPlacing && !isRecovering && changes === null,
  fn: ({ body }) => body,
});
sample({ clock: wished, target: $wished });
sample({ clock: wished, fn: () => null, target: $trouble });
const wishedBeside = sample({
  clock: wished,
  source: $checkout,
  fn: ({ intent }, body) => (intent && body && intent.fingerprint !== fingerprintOf(body) ? intent.key : null),
});
sample({ clock: wishedBeside, filter: (key): key is string => key !== null, target: lookForOrderFx });
const searchedInVain = sample({
  clock: lookForOrderFx.done,
  source: $wished,
  filter: (body, { result }) => body !== null && result === null,
});

// 3. The wish gets its key, and the device keeps it before anything is sent.
const readyToForm = merge([sample({ clock: wishedBeside, filter: (key) => key === null }), searchedInVain]);
sample({
  clock: readyToForm,
  source: $wished,
  filter: (body) => body !== null,
  fn: (body) => ({ kind: 'intent' as const, intent: body && { key: newKey(), fingerprint: fingerprintOf(body) } }),
  target: checkoutChanged,
});
sample({
  clock: intentFormed,
  source: $wished,
  filter: (body) => body !== null,
  fn: (body, { key }) => ({ key, body: body as OrderWish['body'] }),
  target: placeOrderFx,
});
sample({ clock: placeOrderFx.finally, fn: () => null, target: $wished });

// 4. What became of it.
const found = lookForOrderFx.doneData.filter({ fn: (order): order is Order => order !== null });
sample({ clock: found, target: $placedOrder });
sample({ clock: found, fn: () => null, target: $wished });
const placed = merge([found, placeOrderFx.doneData.filterMap((placement) => (placement.kind === 'placed' ? placement.order : undefined))]);
sample({ clock: placed, target: [checkoutFinished, cartReloadRequested] });
sample({
  clock: placed,
  filter: ReviewGate.status,
  fn: ({ number }) => ({ to: `/checkout/result/${number}`, replace: true }),
  target: navigationRequested,
});

// 5. What could not be found out, or was not to be.
sample({ clock: lookForOrderFx.fail, fn: () => null, target: $wished });
sample({ clock: lookForOrderFx.fail, fn: () => ({ kind: 'unknown' as const }), target: $trouble });
sample({ clock: recoveryDue, fn: () => null, target: $trouble });
sample({ clock: lookForOrderFx.finally, fn: () => false, target: $isRecovering });
// The wish has come to nothing, and there is nothing left to order.
sample({
  clock: lookForOrderFx.doneData,
  source: $orderCart,
  filter: (cart, order) => order === null && cart === null,
  fn: () => ({ kind: 'intent' as const, intent: null }),
  target: checkoutChanged,
});

const troubled = placeOrderFx.doneData.filterMap((placement) => (placement.kind === 'placed' ? undefined : placement));
sample({ clock: troubled, target: $trouble });
// Nothing was ordered, and this wish is over; one nobody could tell anything of keeps its key.
sample({
  clock: troubled,
  filter: ({ kind }) => kind !== 'unknown',
  fn: () => ({ kind: 'intent' as const, intent: null }),
  target: checkoutChanged,
});
sample({ clock: troubled, filter: ({ kind }) => kind === 'changed', fn: () => undefined, target: cartReloadRequested });

sample({ clock: [ReviewGate.open, $userId], fn: () => null, target: [$trouble, $placedOrder] });

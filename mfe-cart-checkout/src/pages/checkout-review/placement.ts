import { $userId } from '@vitrava/shared-kit/bus/session';
import { navigationRequested } from '@vitrava/shared-kit/bus/shell';
import type { OrderRequest } from '@vitrava/shared-kit/contracts/api';
import { randomId } from '@vitrava/shared-kit/random-id';
import { combine, createEvent, createStore, sample } from 'effector';
import { spread } from 'patronum/spread';
import { orderPlaced } from '../../bus.ts';
import { cartOvertaken, cartReloadRequested } from '../../domain/cart/index.ts';
import { $checkout, changesBetween, checkoutChanged, checkoutFinished, intentFormed } from '../../domain/checkout/index.ts';
import { $placedOrder, lookForOrderFx, placeOrderFx } from '../../domain/orders/index.ts';
import {
  $isUndecided,
  $linesLeftBehind,
  $orderCart,
  checkoutOpened,
  orderMadeWithout,
  toSeenCart,
} from '../../features/checkout-frame/index.ts';
import { $place } from '../../features/chosen-place/index.ts';
import { $isMethodGone } from '../../features/payment-methods/index.ts';
import { fingerprintOf, obstacleTo, orderBodyOf } from './agreement.ts';
import { ReviewGate } from './gate.ts';
import { endPlacement, type PlacementEnd } from './placement-end.ts';
import {
  failureSeen,
  isPlacing,
  lookingFailed,
  NO_PLACEMENT,
  orderAccepted,
  orderAnswered,
  orderLooked,
  orderSent,
  recoveryBegun,
} from './placement-state.ts';

export const changesAccepted = createEvent();
export const orderRequested = createEvent();
/** The shopper wants it found out once more what became of an earlier order. */
export const recoveryRetried = createEvent();

export const $changes = combine($checkout, $orderCart, ({ seen }, cart) => (cart ? changesBetween(seen, toSeenCart(cart)) : null));
export const $obstacle = combine($orderCart, $checkout, $place, $isMethodGone, (cart, checkout, place, isMethodGone) => {
  return obstacleTo(cart, checkout, place) ?? (isMethodGone ? ('methodGone' as const) : null);
});
const $body = combine($orderCart, $checkout, $obstacle, (cart, { stock, method }, obstacle) => {
  return cart && stock !== null && method !== null && obstacle === null ? orderBodyOf(cart, stock, method) : null;
});

const $placement = createStore(NO_PLACEMENT, { serialize: 'ignore' })
  .on([changesAccepted, ReviewGate.open, $userId], failureSeen)
  .on(lookForOrderFx.doneData, (state, order) => orderLooked(state, order !== null))
  .on(lookForOrderFx.fail, lookingFailed)
  .on(placeOrderFx, orderSent)
  .on(placeOrderFx.doneData, orderAnswered);
$placedOrder.reset(ReviewGate.open, $userId);

/** The result of the last try to place; null while there is nothing to show. */
export const $failure = $placement.map(({ failure }) => failure);
/** Whether it is being found out, for a page that was left in the middle, what became of its order. */
export const $isRecovering = $placement.map(({ stage }) => stage === 'recovering');
export const $isPlacing = $placement.map(isPlacing);
export const $placedNumber = $placedOrder.map((order) => order?.number ?? null);

sample({
  clock: changesAccepted,
  source: $orderCart,
  filter: (cart) => cart !== null,
  fn: (cart) => ({ kind: 'choice' as const, choice: { seen: cart && toSeenCart(cart) } }),
  target: checkoutChanged,
});

// 1. An order that was left in the middle is looked for before anything else.
const recoveryDue = sample({
  clock: [checkoutOpened.filter({ fn: (step) => step === 'review' }), recoveryRetried],
  source: { checkout: $checkout, placement: $placement },
  filter: ({ checkout, placement }) => checkout.intent !== null && placement.stage === 'idle',
  fn: ({ checkout }) => checkout.intent?.key ?? '',
});

// 2. The order is requested.
const accepted = sample({
  clock: orderRequested,
  source: { body: $body, placement: $placement, changes: $changes, checkout: $checkout, isUndecided: $isUndecided },
  filter: ({ body, placement, changes, isUndecided }) => {
    return body !== null && placement.stage === 'idle' && changes === null && !isUndecided;
  },
  fn({ body, checkout: { intent } }) {
    const isOther = intent !== null && body !== null && intent.fingerprint !== fingerprintOf(body);
    return { body: body as OrderRequest, otherKey: isOther ? intent.key : null };
  },
});
$placement.on(recoveryDue, recoveryBegun).on(accepted, orderAccepted);
sample({ clock: [recoveryDue, accepted.filterMap(({ otherKey }) => otherKey ?? undefined)], target: lookForOrderFx });

// 3. It gets its key, which the device keeps before anything is sent.
sample({
  clock: $placement.map(({ stage, body }) => (stage === 'keying' ? body : null)).updates.filterMap((body) => body ?? undefined),
  fn: (body) => ({ kind: 'intent' as const, intent: { key: randomId(), fingerprint: fingerprintOf(body) } }),
  target: checkoutChanged,
});
sample({
  clock: intentFormed,
  source: $placement,
  filter: ({ stage }) => stage === 'keying',
  fn: ({ body }, { key }) => ({ key, body: body as OrderRequest }),
  target: placeOrderFx,
});

// 4. It is placed, or what was requested is over.
sample({
  clock: [
    lookForOrderFx.doneData.map((order): PlacementEnd => (order ? { kind: 'placed', order } : { kind: 'none' })),
    placeOrderFx.doneData,
  ],
  source: { isPageOpen: ReviewGate.status, hasCart: $orderCart.map((cart) => cart !== null), lines: $linesLeftBehind },
  fn: ({ lines, ...context }, end) => endPlacement(end, { ...context, left: lines.map(({ product }) => product) }),
  target: spread({
    madeWithout: orderMadeWithout,
    finished: [checkoutFinished, cartOvertaken, cartReloadRequested, orderPlaced],
    navigation: navigationRequested,
    change: checkoutChanged,
    reload: cartReloadRequested,
  }),
});

import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { cancelOrderFx, loadOrderFx, payOrderFx } from '../../domain/orders/index.ts';
import { OrderResultGate } from './gate.ts';
import { $order, $outcome, justPlaced, reloadRequested } from './model.ts';
import { pauseBefore } from './stage.ts';

export const paymentRequested = createEvent();
export const checkRequested = createEvent();
export const cancelRequested = createEvent();
export const cancelConfirmed = createEvent();
export const cancelDismissed = createEvent();

/** Leaves the shop for the acquirer's page. */
export const goToPaymentFx = createEffect((url: string) => location.assign(url));

export const $isPaying = payOrderFx.pending;
export const $isCanceling = cancelOrderFx.pending;

interface Actions {
  readonly failed: 'payment' | 'cancel' | null;
  readonly isCancelRequested: boolean;
  readonly isLeaving: boolean;
  /** How often the payment was looked up since the shopper's last request. */
  readonly checks: number;
}
const NO_ACTIONS: Actions = { failed: null, isCancelRequested: false, isLeaving: false, checks: 0 };

const $actions = createStore(NO_ACTIONS, { serialize: 'ignore' })
  .on([payOrderFx, cancelOrderFx], (actions) => ({ ...actions, failed: null }))
  .on(payOrderFx.doneData, (actions, { payment }) => {
    return payment.status === 'pending' && payment.url === null ? { ...actions, failed: 'payment' } : actions;
  })
  .on(payOrderFx.fail, (actions) => ({ ...actions, failed: 'payment' }))
  .on(cancelOrderFx.fail, (actions) => ({ ...actions, failed: 'cancel' }))
  .on(cancelRequested, (actions) => ({ ...actions, isCancelRequested: true }))
  .on([cancelDismissed, cancelOrderFx.finally], (actions) => ({ ...actions, isCancelRequested: false }))
  .on(goToPaymentFx, (actions) => ({ ...actions, isLeaving: true }))
  .on(loadOrderFx, (actions) => ({ ...actions, isLeaving: false }))
  .on(checkRequested, (actions) => ({ ...actions, checks: 0 }))
  .reset(OrderResultGate.close);

/** The action that failed, while it still could be done: an order that was read again may have changed. */
export const $actionFailure = combine($actions, $outcome, ({ failed: action }, outcome) => {
  if (action === 'payment') return outcome === 'failed' || outcome === 'unpaid' ? action : null;
  return outcome === 'canceled' ? null : action;
});
export const $isCancelRequested = $actions.map(({ isCancelRequested }) => isCancelRequested);
export const $isLeaving = $actions.map(({ isLeaving }) => isLeaving);

// A card order opens its payment by itself, once: the address of the order is in the history before that of the
// payment.
const payable = merge([justPlaced, payOrderFx.doneData]).filterMap(({ payment }) =>
  payment.status === 'pending' && payment.url !== null ? payment.url : undefined,
);
sample({ clock: payable, filter: OrderResultGate.status, target: goToPaymentFx });

sample({
  clock: paymentRequested,
  source: { order: $order, isPaying: $isPaying },
  filter: ({ order, isPaying }) => order !== null && !isPaying,
  fn: ({ order }) => order?.number ?? '',
  target: payOrderFx,
});
sample({
  clock: cancelConfirmed,
  source: { order: $order, isCanceling: $isCanceling },
  filter: ({ order, isCanceling }) => order !== null && !isCanceling,
  fn: ({ order }) => order?.number ?? '',
  target: cancelOrderFx,
});

// A payment that is on its way is looked at again and again, with growing pauses, and not for ever.
const $checks = $actions.map(({ checks }) => checks);
export const $isWatching = combine(
  $outcome,
  $checks,
  $isLeaving,
  (outcome, checks, isLeaving) => outcome === 'checking' && !isLeaving && pauseBefore(checks) !== null,
);

const checkDue = sample({ clock: [$isWatching, loadOrderFx.finally], source: $isWatching, filter: Boolean });
const pauseEnded = sample({
  clock: debounce({ source: checkDue, timeout: $checks.map((checks) => pauseBefore(checks) ?? 0) }),
  source: $isWatching,
  filter: Boolean,
  fn: () => undefined,
});
$actions.on(pauseEnded, (actions) => ({ ...actions, checks: actions.checks + 1 }));

/** The order has gone on since it was shown. */
const conflicted = merge([payOrderFx.failData, cancelOrderFx.failData]).filter({
  fn: (error) => error.kind === 'status' && error.status === 409,
});
sample({ clock: [pauseEnded, checkRequested, conflicted], fn: () => undefined, target: reloadRequested });

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
const $failedAction = createStore<'payment' | 'cancel' | null>(null, { serialize: 'ignore' })
  .reset(payOrderFx, cancelOrderFx, OrderResultGate.close)
  .on(payOrderFx.fail, () => 'payment')
  .on(payOrderFx.doneData, (failed, { payment }) => (payment.status === 'pending' && payment.url === null ? 'payment' : failed))
  .on(cancelOrderFx.fail, () => 'cancel');
/** What was not done, while it still could be: an order that was looked at anew may have gone on. */
export const $actionFailure = combine($failedAction, $outcome, (action, outcome) => {
  if (action === 'payment') return outcome === 'failed' || outcome === 'unpaid' ? action : null;
  return outcome === 'canceled' ? null : action;
});
export const $isCancelRequested = createStore(false, { serialize: 'ignore' })
  .on(cancelRequested, () => true)
  .reset(cancelDismissed, cancelOrderFx.finally, OrderResultGate.close);
/** The acquirer's page is being opened. */
export const $isLeaving = createStore(false, { serialize: 'ignore' })
  .on(goToPaymentFx, () => true)
  .reset(loadOrderFx, OrderResultGate.close);

// A card order goes to its payment by itself, once: the address of the order is in the history before that of the payment.
const payable = justPlaced.filterMap(({ payment }) => (payment.status === 'pending' && payment.url !== null ? payment.url : undefined));
const paymentReady = payOrderFx.doneData.filterMap(({ payment }) =>
  payment.status === 'pending' && payment.url !== null ? payment.url : undefined,
);
sample({ clock: [payable, paymentReady], filter: OrderResultGate.status, target: goToPaymentFx });

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
const $checks = createStore(0, { serialize: 'ignore' });
/** Whether looking goes on by itself. */
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
$checks.on(pauseEnded, (checks) => checks + 1).reset(checkRequested, OrderResultGate.close);

/** The order has gone on since it was shown. */
const conflicted = merge([payOrderFx.failData, cancelOrderFx.failData]).filter({
  fn: (error) => error.kind === 'status' && error.status === 409,
});
sample({ clock: [pauseEnded, checkRequested, conflicted], fn: () => undefined, target: reloadRequested });

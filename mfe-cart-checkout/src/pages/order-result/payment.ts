import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { cancelOrderFx, loadOrderFx, payOrderFx } from '../../domain/orders/index.ts';
import { OrderResultGate } from './gate.ts';
import { $look, $order, justPlaced, reloadWished } from './model.ts';
import { CHECKS_BEFORE_WAY_BACK, pauseBefore } from './stage.ts';

export const paymentWished = createEvent();
export const checkWished = createEvent();
export const cancelAsked = createEvent();
export const cancelConfirmed = createEvent();
export const cancelDismissed = createEvent();

/** Leaves the shop for the acquirer's page. */
export const goToPaymentFx = createEffect((url: string) => location.assign(url));

export const $isPaying = payOrderFx.pending;
export const $isCanceling = cancelOrderFx.pending;
const $failedAct = createStore<'payment' | 'cancel' | null>(null, { serialize: 'ignore' });
/** What was not done, while it still could be: an order that was looked at anew may have gone on. */
export const $actFailure = combine($failedAct, $look, (act, look) => {
  if (act === 'payment') return look === 'failed' || look === 'unpaid' ? act : null;
  return look === 'canceled' ? null : act;
});
export const $isCancelAsked = createStore(false, { serialize: 'ignore' });
/** The acquirer's page is being opened. */
export const $isLeaving = createStore(false, { serialize: 'ignore' });

// A card order goes to its payment by itself, once: the address of the order is in the history before that of the payment.
const payable = justPlaced.filterMap(({ payment }) => (payment.status === 'pending' && payment.url !== null ? payment.url : undefined));
const paymentReady = payOrderFx.doneData.filterMap(({ payment }) =>
  payment.status === 'pending' && payment.url !== null ? payment.url : undefined,
);
sample({ clock: [payable, paymentReady], filter: OrderResultGate.status, target: goToPaymentFx });
sample({ clock: goToPaymentFx, fn: () => true, target: $isLeaving });
sample({ clock: [loadOrderFx, OrderResultGate.close], fn: () => false, target: $isLeaving });

sample({
  clock: paymentWished,
  source: { order: $order, isPaying: $isPaying },
  filter: ({ order, isPaying }) => order !== null && !isPaying,
  fn: ({ order }) => order?.number ?? '',
  target: payOrderFx,
});
sample({ clock: [payOrderFx, cancelOrderFx, OrderResultGate.close], fn: () => null, target: $failedAct });
sample({ clock: payOrderFx.fail, fn: () => 'payment' as const, target: $failedAct });
sample({
  clock: payOrderFx.doneData,
  filter: ({ payment }) => payment.status === 'pending' && payment.url === null,
  fn: () => 'payment' as const,
  target: $failedAct,
});
sample({ clock: cancelOrderFx.fail, fn: () => 'cancel' as const, target: $failedAct });
// The order has gone on since it was shown.
sample({
  clock: [payOrderFx.failData, cancelOrderFx.failData],
  filter: (error) => error.kind === 'status' && error.status === 409,
  fn: () => undefined,
  target: reloadWished,
});

sample({ clock: cancelAsked, fn: () => true, target: $isCancelAsked });
sample({ clock: [cancelDismissed, cancelOrderFx.finally, OrderResultGate.close], fn: () => false, target: $isCancelAsked });
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
  $look,
  $checks,
  $isLeaving,
  (look, checks, isLeaving) => look === 'checking' && !isLeaving && pauseBefore(checks) !== null,
);
/** Whether it is time to offer the way back to the payment page. */
export const $offersWayBack = $checks.map((checks) => checks >= CHECKS_BEFORE_WAY_BACK);

const pauseFx = createEffect((check: number) => new Promise<number>((resolve) => setTimeout(resolve, pauseBefore(check) ?? 0, check)));
sample({
  clock: [$isWatching, loadOrderFx.finally],
  source: { isWatching: $isWatching, checks: $checks, isPausing: pauseFx.pending },
  filter: ({ isWatching, isPausing }) => isWatching && !isPausing,
  fn: ({ checks }) => checks,
  target: pauseFx,
});
const pauseEnded = sample({ clock: pauseFx.doneData, source: $isWatching, filter: Boolean });
sample({ clock: pauseEnded, source: $checks, fn: (checks) => checks + 1, target: $checks });
sample({ clock: pauseEnded, fn: () => undefined, target: reloadWished });
sample({ clock: checkWished, fn: () => 0, target: $checks });
sample({ clock: checkWished, target: reloadWished });
sample({ clock: OrderResultGate.close, fn: () => 0, target: $checks });

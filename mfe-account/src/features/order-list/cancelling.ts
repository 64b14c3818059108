import { $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import type { Order } from '@vitrava/shared-kit/contracts/browser';
import { createEvent, createStore, sample } from 'effector';
import { type CancelOutcome, cancelOrderFx, type Refusal } from '../../domain/orders/index.ts';
import { OrdersGate } from './gate.ts';
import { ordersReloadRequested } from './model.ts';

/** The shopper wants an order canceled, and is asked once more. */
export const cancelChosen = createEvent<Order>();
export const cancelConfirmed = createEvent();
/** The shopper keeps the order. While it is being canceled there is nothing left to keep. */
export const cancelDismissed = createEvent();

export const $isCancelling = cancelOrderFx.pending;

/** The order of the question; it stays while the question closes. */
export const $questioned = createStore<Order | null>(null, { serialize: 'ignore' });
export const $isAsking = createStore(false, { serialize: 'ignore' });

/** Why it was not done, when another try may do it; told in the question. */
export const $cancelTrouble = createStore<Exclude<Refusal, 'gone'> | null>(null, { serialize: 'ignore' });

/** The order that was canceled last on this page. */
export const $canceled = createStore<Order | null>(null, { serialize: 'ignore' });

/** Fact: the order is canceled. */
export const canceled = createEvent<Order>();
/** Fact: the order could no longer be canceled. */
export const cancelRefused = createEvent<string>();

sample({ clock: cancelChosen, target: $questioned });
sample({ clock: cancelChosen, fn: () => true, target: $isAsking });
sample({ clock: [cancelChosen, cancelConfirmed], target: $cancelTrouble.reinit });
sample({ clock: cancelDismissed, source: $isCancelling, filter: (isCancelling) => !isCancelling, fn: () => false, target: $isAsking });

sample({
  clock: cancelConfirmed,
  source: { order: $questioned, isCancelling: $isCancelling },
  filter: ({ order, isCancelling }) => order !== null && !isCancelling,
  fn: ({ order }) => (order as Order).number,
  target: cancelOrderFx,
});

const ended = cancelOrderFx.done;
sample({ clock: ended.filterMap(({ result }) => ('canceled' in result ? result.canceled : undefined)), target: canceled });
sample({ clock: ended.filterMap(({ params, result }) => (refusalOf(result) === 'gone' ? params : undefined)), target: cancelRefused });
sample({
  clock: ended.filterMap(({ result }) => {
    const refusal = refusalOf(result);
    return refusal === null || refusal === 'gone' ? undefined : refusal;
  }),
  target: $cancelTrouble,
});

function refusalOf(outcome: CancelOutcome): Refusal | null {
  return 'refused' in outcome ? outcome.refused : null;
}

sample({ clock: canceled, source: $userId, filter: (userId) => userId !== null, fn: (_, order) => order, target: $canceled });
sample({ clock: [canceled, cancelRefused], fn: () => false, target: $isAsking });
sample({ clock: [canceled, cancelRefused], fn: () => undefined, target: ordersReloadRequested });
sample({ clock: [OrdersGate.close, signedOut], target: [$isAsking.reinit, $questioned.reinit, $cancelTrouble.reinit, $canceled.reinit] });
sample({ clock: cancelChosen, target: $canceled.reinit });

import { $sessionStatus, signedOut } from '@vitrava/shared-kit/bus/session';
import { signInRequested } from '@vitrava/shared-kit/bus/shell';
import type { Order } from '@vitrava/shared-kit/contracts/browser';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { createPresence } from '@vitrava/shared-kit/models/presence';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { combine, createEvent, createStore, sample } from 'effector';
import { $placedOrder, cancelOrderFx, loadOrderFx, payOrderFx } from '../../domain/orders/index.ts';
import { orderResultPath } from '../../paths.ts';
import { OrderResultGate } from './gate.ts';
import { orderStageOf } from './stage.ts';

const NUMBER = /^\d{6,12}$/;

export const opened = createEvent<PageRequest>();
/** The number in the address; empty for what cannot be one. */
export const $number = createStore('');
sample({ clock: opened, fn: ({ params: { number = '' } }) => (NUMBER.test(number) ? number : ''), target: $number });

export const $status = $number.map((number) => (number === '' ? 404 : 200));
export const $head = combine($t, $number, (t, number): PageHead => ({ title: t('checkout.orderHead', { number }), robots: 'noindex' }));

/** The shopper asks for the order once more. */
export const reloadRequested = createEvent();
export const signInChosen = createEvent();
// Back from the payment page may bring this one as it was left, without what has happened since.
const presence = createPresence();

/** Never serialised: it is personal. */
export const $order = createStore<Order | null>(null, { serialize: 'ignore' });
const $failure = createStore<ApiError | null>(null, { serialize: 'ignore' });
export const $isLoading = loadOrderFx.pending;

const $isMissing = combine($failure, $number, (failure, number) => number === '' || (failure?.kind === 'status' && failure.status === 404));

export const $look = combine(
  { isOpen: OrderResultGate.status, session: $sessionStatus, order: $order, isMissing: $isMissing, failure: $failure },
  ({ isOpen, session, order, isMissing, failure }) => {
    if (isMissing) return 'missing' as const;
    if (!isOpen || session === 'unknown') return 'loading' as const;
    if (session === 'anonymous') return 'guest' as const;
    if (order) return orderStageOf(order);
    return failure ? ('away' as const) : ('loading' as const);
  },
);

/** Whose turn it is to be shown: the number, once there is somebody to show it to. */
const $wanted = combine(OrderResultGate.status, $sessionStatus, $number, (isOpen, session, number) => {
  return isOpen && session === 'authenticated' && number !== '' ? number : null;
});
const arrived = sample({
  clock: $wanted,
  source: $placedOrder,
  filter: (_, number) => number !== null,
  fn: (placed, number) => ({ placed, number }),
});

/** The order that this page has just been brought: it is shown without asking, and its payment begins by itself. */
export const justPlaced = arrived.filterMap(({ placed, number }) => (placed && placed.number === number ? placed : undefined));
sample({ clock: justPlaced, target: $order });
sample({ clock: arrived, fn: () => null, target: [$placedOrder, $failure] });
const toLoad = arrived.filterMap(({ placed, number }) => (placed?.number === number || number === null ? undefined : number));
sample({ clock: toLoad, fn: () => null, target: $order });
sample({ clock: toLoad, target: loadOrderFx });

sample({
  clock: [reloadRequested, presence.returned.filter({ fn: ({ wasAway }) => wasAway })],
  source: $wanted,
  filter: (number): number is string => number !== null,
  target: loadOrderFx,
});

/** Every answer about the order of this page is newer than the last. */
const reported = sample({
  clock: [loadOrderFx.doneData, cancelOrderFx.doneData, payOrderFx.doneData],
  source: $wanted,
  filter: (number, order) => order.number === number,
  fn: (_, order) => order,
});
sample({ clock: reported, target: $order });
sample({ clock: reported, fn: () => null, target: $failure });
sample({
  clock: loadOrderFx.fail,
  source: $wanted,
  filter: (number, { params }) => params === number,
  fn: (_, { error }) => error,
  target: $failure,
});

sample({ clock: OrderResultGate.open, fn: () => undefined, target: presence.start });

sample({ clock: signInChosen, source: $number, fn: (number) => ({ returnTo: orderResultPath({ number }) }), target: signInRequested });
sample({ clock: [signedOut, OrderResultGate.close], target: [$order.reinit, $failure.reinit] });

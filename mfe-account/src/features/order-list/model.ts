import { $sessionStatus, $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import { navigationRequested } from '@vitrava/shared-kit/bus/shell';
import type { Order } from '@vitrava/shared-kit/contracts/browser';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { combine, createEvent, createStore, sample } from 'effector';
import { loadOrdersFx, ORDERS_PAGE_SIZE, type OrdersQuery } from '../../domain/orders/index.ts';
import { OrdersGate } from './gate.ts';
import { $request, ordersPath } from './request.ts';

/** The list shall be asked for anew: by the shopper after a failure, by the page when it comes back into view, by an action. */
export const ordersReloadRequested = createEvent();

interface Answer {
  readonly query: OrdersQuery;
  readonly count: number;
  readonly orders: readonly Order[];
}

/** Never serialised: orders do not leave the page. */
const $answer = createStore<Answer | null>(null, { serialize: 'ignore' });
const $hasFailed = createStore(false, { serialize: 'ignore' });

/** What was asked last: an answer to anything older comes too late. */
const $asked = createStore<OrdersQuery | null>(null, { serialize: 'ignore' });

/** Whose orders, and which, the page shows; null while there is no page or no customer. */
const $wanted = combine(OrdersGate.status, $userId, $request, (isOpen, userId, request): OrdersQuery | null =>
  isOpen && userId !== null ? { ...request, userId } : null,
);

const asked = sample({
  clock: [$wanted, ordersReloadRequested],
  source: $wanted,
  filter: (wanted) => wanted !== null,
  fn: (wanted): OrdersQuery => ({ ...(wanted as OrdersQuery) }),
});
sample({ clock: asked, target: [$asked, loadOrdersFx] });

const ended = sample({
  clock: loadOrdersFx.finally,
  source: { last: $asked, userId: $userId },
  filter: ({ last, userId }, { params }) => last === params && userId === params.userId,
  fn: (_, end) => end,
});
sample({ clock: ended, fn: (end) => end.status === 'fail' && !isPastTheEnd(end.params, end.error), target: $hasFailed });
const arrived = ended.filterMap((end) => (end.status === 'done' ? end : undefined));
sample({
  clock: arrived,
  fn: ({ params, result }) => ({ query: params, count: result.count, orders: result.results }),
  target: $answer,
});

// A page past the end, be it by an old address or because its last order is gone, leads to the first.
sample({
  clock: loadOrdersFx.fail,
  source: $asked,
  filter: (last, { params, error }) => last === params && isPastTheEnd(params, error),
  fn: (_, { params }) => ({ to: ordersPath({ group: params.group, page: 1 }), replace: true }),
  target: navigationRequested,
});

function isPastTheEnd({ page }: OrdersQuery, error: ApiError): boolean {
  return page > 1 && error.kind === 'status' && error.status === 404;
}

// Who has signed out, or signed in as another, leaves nothing behind.
sample({ clock: [signedOut, $userId], target: [$answer.reinit, $hasFailed.reinit] });

/** What was answered to this very address; an answer to another page of the list is not shown in its place. */
const $shown = combine($answer, $request, (answer, { group, page }) =>
  answer?.query.group === group && answer.query.page === page ? answer : null,
);

export const $isLoading = loadOrdersFx.pending;
export const $orders = $shown.map((answer) => answer?.orders ?? []);
export const $pages = $shown.map((answer) => Math.ceil((answer?.count ?? 0) / ORDERS_PAGE_SIZE));

/**
 * What the page shows: at first what the server has drawn, whoever is known by then. A list that is there stays while it is asked
 * for anew, and also when that fails.
 */
export const $look = combine($sessionStatus, OrdersGate.status, $shown, $hasFailed, (session, isOpen, shown, hasFailed) => {
  if (!isOpen) return 'loading';
  if (session === 'anonymous') return 'guest';
  if (session === 'authenticated' && shown) return shown.orders.length > 0 ? 'list' : 'empty';
  return session === 'authenticated' && hasFailed ? 'failed' : 'loading';
});

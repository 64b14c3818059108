import { navigationRequested } from '@vitrava/shared-kit/bus/shell';
import { createCustomerQuery } from '@vitrava/shared-kit/models/page-query';
import { sample } from 'effector';
import { isSound, loadOrdersFx, ORDERS_PAGE_SIZE, type OrdersQuery, WHOLE_TIME } from '../../domain/orders/index.ts';
import { OrdersGate } from './gate.ts';
import { $request, ordersPath } from './request.ts';

const query = createCustomerQuery({
  name: 'account/orders',
  isOpen: OrdersGate.status,
  source: $request,
  params: (userId, { group, page, period }): OrdersQuery | null => {
    const days = period ?? WHOLE_TIME;
    return isSound(days) ? { group, page, period: days, userId } : null;
  },
  effect: loadOrdersFx,
  // Another tab, the shop or the acquirer may have done something meanwhile.
  revalidateOn: 'focus',
});

/** A loaded list stays while it is requested again, and also when that fails. */
export const { $state, $isPending, reload: ordersReloadRequested } = query;
/** Fact: the browser has restored the page from its back/forward cache. */
export const pageRestored = query.returned.filter({ fn: ({ wasAway }) => wasAway });
export const $orders = query.$data.map((list) => list?.results ?? []);
export const $count = query.$data.map((list) => list?.count ?? 0);
export const $pages = $count.map((count) => Math.ceil(count / ORDERS_PAGE_SIZE));

// A page past the end, be it by an old address or because its last order is gone, leads to the first.
sample({
  clock: $state,
  source: $request,
  filter: ({ page }, state) => state === 'missing' && page > 1,
  fn: ({ group, period }) => ({ to: ordersPath({ group, page: 1, period }), replace: true }),
  target: navigationRequested,
});

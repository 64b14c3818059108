import { createApiFx } from '@vitrava/shared-kit/api-client';
import type { Order } from '@vitrava/shared-kit/contracts/browser';
import { createEffect } from 'effector';
import { orderListContract } from '../../contracts.ts';

const loadNewestOrdersFx = createApiFx({
  name: 'loadNewestOrdersFx',
  request: (_: void) => ({ path: 'api/orders/', query: { page: 1, page_size: 1 }, authorized: true }),
  contract: orderListContract,
});

/** The customer's last order; null before the first. */
export const loadLastOrderFx = createEffect(async (): Promise<Order | null> => {
  const { results } = await loadNewestOrdersFx();
  return results[0] ?? null;
});

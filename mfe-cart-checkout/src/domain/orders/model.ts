import type { Order } from '@vitrava/shared-kit/contracts/browser';
import { createEffect, createStore, scopeBind } from 'effector';
import { findOrdersFx, type KeyedOrder, postOrderFx } from './calls.ts';
import { type Placement, place } from './placing.ts';

/** Whether an order has been made under a key: it, or null. For pages; placing looks by itself. */
export const lookForOrderFx = createEffect(async (key: string): Promise<Order | null> => (await findOrdersFx(key)).results[0] ?? null);

/** Places one order, and tries until it is known what became of it or too long has passed. Never fails. */
export const placeOrderFx = createEffect((order: KeyedOrder): Promise<Placement> => {
  const send = scopeBind(postOrderFx, { safe: true });
  const find = scopeBind(findOrdersFx, { safe: true });
  return place({
    send: () => send(order),
    look: async () => (await find(order.key)).results[0] ?? null,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
});

/** The order that was placed a moment ago: its page need not load it, and leads to the payment by itself. */
export const $placedOrder = createStore<Order | null>(null, { serialize: 'ignore' })
  .on(placeOrderFx.doneData, (placed, placement) => (placement.kind === 'placed' ? placement.order : placed))
  .on(lookForOrderFx.doneData, (placed, order) => order ?? placed);

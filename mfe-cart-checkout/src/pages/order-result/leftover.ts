import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { combine, createEffect, sample } from 'effector';
import { cartNeeded, cartOvertaken, cartReloadRequested } from '../../domain/cart/index.ts';
import { $checkout, checkoutFinished, checkoutNeeded } from '../../domain/checkout/index.ts';
import { findOrdersFx } from '../../domain/orders/index.ts';
import { leftWithNeeded } from '../../features/checkout-frame/index.ts';
import { OrderResultGate } from './gate.ts';

/*
 * A shopper who opens an order during an open checkout may be looking at its result: were the checkout left open, the
 * next one would find this very order instead of placing another.
 */

const $leftover = combine(OrderResultGate.status, $sessionStatus, $checkout, (isOpen, session, { intent }) => {
  return isOpen && session === 'authenticated' ? (intent?.key ?? null) : null;
});

const settleFx = createEffect(async (key: string) => (await findOrdersFx(key)).results.length > 0);

// What the order has not taken is named beside it.
sample({ clock: OrderResultGate.open, fn: () => undefined, target: [checkoutNeeded, cartNeeded, leftWithNeeded] });
sample({ clock: $leftover, filter: (key): key is string => key !== null, target: settleFx });
sample({ clock: settleFx.doneData, filter: Boolean, fn: () => undefined, target: [checkoutFinished, cartOvertaken, cartReloadRequested] });

import type { OrderStatus } from '@vitrava/shared-kit/contracts/api';
import { eq } from 'drizzle-orm';
import { customerOrder, type Database } from '../../database/index.ts';
import { ApiError, notFound } from '../../http/index.ts';
import { cancelLockedOrder, lockOrder } from './cancel-order.ts';
import { notifyCustomer } from './notify-customer.ts';

/** What the shop may do with an order in each state. */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  waiting: ['opened', 'canceled'],
  opened: ['issued', 'canceled'],
  issued: ['closed', 'canceled'],
  canceled: [],
  closed: [],
};

/** Takes an order one step on in the shop's name. Handing over an order that was to be paid at the point is its payment. */
export function advanceOrder(db: Database, number: number, to: OrderStatus): Promise<void> {
  return db.transaction(async (transaction) => {
    const order = await lockOrder(transaction, number);
    if (!order) throw notFound();
    if (!NEXT[order.status].includes(to)) throw new ApiError(409, 'orderTransition', { values: { from: order.status, to } });
    if (to === 'canceled') return cancelLockedOrder(transaction, order);
    if (order.paymentMethod === 'card' && order.paymentStatus !== 'paid') throw new ApiError(409, 'orderUnpaid');
    const isPaidNow = to === 'closed' && order.paymentStatus === 'due';
    await transaction
      .update(customerOrder)
      .set({ status: to, ...(isPaidNow ? { paymentStatus: 'paid' } : {}) })
      .where(eq(customerOrder.number, number));
    if (to === 'issued') await notifyCustomer(transaction, order.userId, 'order_issued', number);
  });
}

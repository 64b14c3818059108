import { and, eq } from 'drizzle-orm';
import { customerOrder, type Database, orderPayment } from '../../database/index.ts';
import { notifyCustomer } from './notify-customer.ts';
import { returnGoods } from './reserve-products.ts';

export type OrderRow = typeof customerOrder.$inferSelect;

/** The order, held until the transaction ends; null when there is none. */
export async function lockOrder(transaction: Database, number: number): Promise<OrderRow | null> {
  const [order] = await transaction.select().from(customerOrder).where(eq(customerOrder.number, number)).for('update');
  return order ?? null;
}

/**
 * Cancels an order that the caller holds and has checked to be cancelable: the goods are put back, and so will money
 * that has been paid.
 */
export async function cancelLockedOrder(transaction: Database, order: OrderRow): Promise<void> {
  const isPaidByCard = order.paymentMethod === 'card' && order.paymentStatus === 'paid';
  await transaction
    .update(customerOrder)
    .set({ status: 'canceled', paymentStatus: isPaidByCard ? 'refunding' : 'void', expiresAt: null })
    .where(eq(customerOrder.number, order.number));
  if (isPaidByCard) {
    await transaction
      .update(orderPayment)
      .set({ status: 'refunding' })
      .where(and(eq(orderPayment.orderNumber, order.number), eq(orderPayment.status, 'paid')));
  }
  await returnGoods(transaction, order.number);
  await notifyCustomer(transaction, order.userId, 'order_canceled', order.number);
}

/** Cancels the customer's own order. `unknown` is another's or none, `gone_on` one that is past canceling. */
export function cancelOwnOrder(db: Database, userId: number, number: number): Promise<'canceled' | 'unknown' | 'gone_on'> {
  return db.transaction(async (transaction) => {
    const order = await lockOrder(transaction, number);
    if (order?.userId !== userId) return 'unknown';
    if (order.status !== 'waiting') return 'gone_on';
    await cancelLockedOrder(transaction, order);
    return 'canceled';
  });
}

import { and, eq } from 'drizzle-orm';
import { customerOrder, type Database, orderPayment } from '../../database/index.ts';
import type { WebhookEvent } from '../acquirer/index.ts';

type PaymentRow = typeof orderPayment.$inferSelect;
type OrderRow = typeof customerOrder.$inferSelect;

/** Takes a payment's result into the order, once and never backwards; null: unknown. Canceled orders are repaid. */
export function applyOutcome(db: Database, { reference, status: outcome, id }: WebhookEvent): Promise<PaymentRow | null> {
  return db.transaction(async (transaction) => {
    const [known] = await transaction
      .select({ orderNumber: orderPayment.orderNumber })
      .from(orderPayment)
      .where(eq(orderPayment.reference, reference));
    if (!known) return null;
    // The order is locked first, as everywhere: its lock covers its payments.
    const [order] = await transaction.select().from(customerOrder).where(eq(customerOrder.number, known.orderNumber)).for('update');
    const [payment] = await transaction.select().from(orderPayment).where(eq(orderPayment.reference, reference));
    if (!order || !payment) return null;
    // The answer that should have carried the acquirer's id may have been lost.
    if (payment.acquirerId === null) await transaction.update(orderPayment).set({ acquirerId: id }).where(eq(orderPayment.id, payment.id));
    const change = { paid: takeMoney, failed: noteFailure, refunded: noteRefund }[outcome];
    await change(transaction, order, payment);
    const [changed] = await transaction.select().from(orderPayment).where(eq(orderPayment.id, payment.id));
    return changed ?? null;
  });
}

async function takeMoney(transaction: Database, order: OrderRow, payment: PaymentRow): Promise<void> {
  if (payment.status !== 'pending' && payment.status !== 'failed') return;
  const isWanted = order.status !== 'canceled' && (order.paymentStatus === 'pending' || order.paymentStatus === 'failed');
  await setPayment(transaction, payment, isWanted ? 'paid' : 'refunding');
  if (isWanted) await setOrder(transaction, order, { paymentStatus: 'paid', expiresAt: null });
  else if (order.status === 'canceled') await setOrder(transaction, order, { paymentStatus: 'refunding' });
}

async function noteFailure(transaction: Database, order: OrderRow, payment: PaymentRow): Promise<void> {
  if (payment.status !== 'pending') return;
  await setPayment(transaction, payment, 'failed');
  if (order.paymentStatus === 'pending') await setOrder(transaction, order, { paymentStatus: 'failed' });
}

async function noteRefund(transaction: Database, order: OrderRow, payment: PaymentRow): Promise<void> {
  if (payment.status !== 'refunding') return;
  await setPayment(transaction, payment, 'refunded');
  if (order.paymentStatus !== 'refunding') return;
  // An order may have been paid twice; it is refunded when all of it is.
  const others = await transaction
    .select({ id: orderPayment.id })
    .from(orderPayment)
    .where(and(eq(orderPayment.orderNumber, order.number), eq(orderPayment.status, 'refunding')));
  if (others.length === 0) await setOrder(transaction, order, { paymentStatus: 'refunded' });
}

async function setPayment(transaction: Database, payment: PaymentRow, status: PaymentRow['status']): Promise<void> {
  await transaction.update(orderPayment).set({ status }).where(eq(orderPayment.id, payment.id));
}

async function setOrder(transaction: Database, order: OrderRow, change: Partial<OrderRow>): Promise<void> {
  await transaction.update(customerOrder).set(change).where(eq(customerOrder.number, order.number));
}

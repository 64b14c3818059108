import type { OrderStatus } from '@vitrava/shared-kit/contracts/api';
import { and, eq } from 'drizzle-orm';
import { languageOf } from '../../customer/users/index.ts';
import { customerOrder, type Database, orderPayment, userAccount } from '../../database/index.ts';
import { ApiError, notFound } from '../../http/index.ts';
import { type MailMessage, queueMail } from '../../operations/mail-outbox/index.ts';
import { returnGoods } from './reserve-products.ts';

export type OrderRow = typeof customerOrder.$inferSelect;

/** The order, held until the transaction ends; null when there is none. */
export async function lockOrder(transaction: Database, number: number): Promise<OrderRow | null> {
  const [order] = await transaction.select().from(customerOrder).where(eq(customerOrder.number, number)).for('update');
  return order ?? null;
}

/** Cancels an order that the caller holds and has checked: returns the goods and, later, what was paid. */
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

type OrderNews = Extract<MailMessage, { readonly number: number }>['kind'];

/** Notifies the customer by email of what has become of the order, in the language chosen for the account. */
export async function notifyCustomer(transaction: Database, userId: number, kind: OrderNews, number: number): Promise<void> {
  const [user] = await transaction
    .select({ email: userAccount.email, uiLanguage: userAccount.uiLanguage })
    .from(userAccount)
    .where(eq(userAccount.id, userId));
  if (!user) return;
  await queueMail(transaction, { to: user.email, language: languageOf(user), message: { kind, number } });
}

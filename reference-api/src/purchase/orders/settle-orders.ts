import { and, asc, eq, inArray, isNotNull, lte, type SQL } from 'drizzle-orm';
import { customerOrder, type Database, orderPayment } from '../../database/index.ts';
import type { Services } from '../../services.ts';
import { settlePayments } from '../payments/index.ts';
import { cancelLockedOrder, type OrderRow } from './change-order.ts';

type Needs = Pick<Services, 'db' | 'acquirer' | 'now' | 'config'>;

/** How long an acquirer that does not answer is waited for: it may have the money already. */
const GRACE_MS = 30 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const AT_ONCE = 50;

/** Updates a customer's orders before they are shown: looks up pending payments, gives up unpaid orders. */
export async function settleCustomer(needs: Needs, userId: number): Promise<void> {
  await giveUp(needs, await settlePayments(needs, { userId }), userId);
}

/** Returns money that came for canceled orders, and goods of orders that the shop has not begun in time. */
export async function settleAll(needs: Needs): Promise<void> {
  const canceled = await giveUp(needs, await settlePayments(needs));
  await settlePayments(needs, { orders: canceled });
  await endReservations(needs);
}

/** Cancels overdue orders that are known to be unpaid, or that no answer came for in time; returns their numbers. */
function giveUp({ db, now }: Needs, unpaid: ReadonlySet<number>, userId?: number): Promise<readonly number[]> {
  const isOverdue = and(
    eq(customerOrder.status, 'waiting'),
    inArray(customerOrder.paymentStatus, ['pending', 'failed']),
    lte(customerOrder.expiresAt, now()),
    userId === undefined ? undefined : eq(customerOrder.userId, userId),
  );
  return cancelWhere(db, isOverdue, async (transaction, { number, expiresAt }) => {
    const isLate = expiresAt !== null && now().getTime() - expiresAt.getTime() > GRACE_MS;
    if (isLate || unpaid.has(number)) return true;
    const [announced] = await transaction
      .select({ id: orderPayment.id })
      .from(orderPayment)
      .where(and(eq(orderPayment.orderNumber, number), eq(orderPayment.status, 'pending'), isNotNull(orderPayment.acquirerId)));
    return announced === undefined;
  });
}

function endReservations({ db, now, config }: Needs): Promise<readonly number[]> {
  const isAbandoned = and(
    eq(customerOrder.status, 'waiting'),
    eq(customerOrder.paymentStatus, 'due'),
    lte(customerOrder.placedAt, new Date(now().getTime() - config.reservationHours * HOUR_MS)),
  );
  return cancelWhere(db, isAbandoned, async () => true);
}

/** Cancels orders for which both conditions hold, oldest first, each in its own transaction. */
async function cancelWhere(
  db: Database,
  condition: SQL | undefined,
  isToCancel: (transaction: Database, order: OrderRow) => Promise<boolean>,
): Promise<readonly number[]> {
  const { number, placedAt } = customerOrder;
  const canceled: number[] = [];
  const found = await db.select({ number }).from(customerOrder).where(condition).orderBy(asc(placedAt)).limit(AT_ONCE);
  for (const row of found) {
    await db.transaction(async (transaction) => {
      const [order] = await transaction
        .select()
        .from(customerOrder)
        .where(and(eq(number, row.number), condition))
        .for('update');
      if (!order || !(await isToCancel(transaction, order))) return;
      await cancelLockedOrder(transaction, order);
      canceled.push(order.number);
    });
  }
  return canceled;
}

import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { customerOrder, orderPayment } from '../../database/index.ts';
import type { Services } from '../../services.ts';
import { findOpenPayments, findPendingOrders, pollPayments, settleRefunds, withdrawPayments } from '../payments/index.ts';
import { cancelLockedOrder, lockOrder } from './change-order.ts';

type Needs = Pick<Services, 'db' | 'acquirer' | 'now' | 'config'>;

/** How long an acquirer that does not answer is waited for: it may have the money already. */
const GRACE_MS = 30 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const AT_ONCE = 50;

/**
 * Brings a customer's orders up to date before they are shown: looks up pending payments, gives up orders that were not
 * paid in time.
 */
export async function settleCustomer(needs: Needs, userId: number): Promise<void> {
  const pending = await findPendingOrders(needs.db, userId);
  const unpaid = await pollPayments(needs, pending);
  await giveUp(needs, await findOverdue(needs, userId), unpaid);
}

/**
 * The same for all customers, canceled orders too: money that still came for them is returned, as is money that an
 * earlier try did not return. Orders to be paid at the point that the shop has not begun to work on in time return
 * their goods.
 */
export async function settleAll(needs: Needs): Promise<void> {
  const unpaid = await pollPayments(needs, await findOpenPayments(needs.db));
  await giveUp(needs, await findOverdue(needs), unpaid);
  await endReservations(needs);
  await withdrawPayments(needs);
  await settleRefunds(needs);
}

async function findOverdue({ db, now }: Needs, userId?: number): Promise<number[]> {
  const rows = await db
    .select({ number: customerOrder.number })
    .from(customerOrder)
    .where(
      and(
        lte(customerOrder.expiresAt, now()),
        eq(customerOrder.status, 'waiting'),
        inArray(customerOrder.paymentStatus, ['pending', 'failed']),
        userId === undefined ? undefined : eq(customerOrder.userId, userId),
      ),
    )
    .orderBy(asc(customerOrder.expiresAt))
    .limit(AT_ONCE);
  return rows.map((row) => row.number);
}

async function giveUp({ db, now }: Needs, numbers: readonly number[], unpaid: ReadonlySet<number>): Promise<void> {
  for (const number of numbers) {
    await db.transaction(async (transaction) => {
      const order = await lockOrder(transaction, number);
      const isOverdue = order?.status === 'waiting' && order.expiresAt !== null && order.expiresAt <= now();
      if (!isOverdue || order.expiresAt === null) return;
      if (order.paymentStatus !== 'pending' && order.paymentStatus !== 'failed') return;
      const [announced] = await transaction
        .select({ id: orderPayment.id })
        .from(orderPayment)
        .where(and(eq(orderPayment.orderNumber, number), eq(orderPayment.status, 'pending'), isNotNull(orderPayment.acquirerId)));
      const isLate = now().getTime() - order.expiresAt.getTime() > GRACE_MS;
      if (!announced || unpaid.has(number) || isLate) await cancelLockedOrder(transaction, order);
    });
  }
}

async function endReservations({ db, now, config }: Needs): Promise<void> {
  const placedBefore = new Date(now().getTime() - config.reservationHours * HOUR_MS);
  const isAbandoned = and(
    eq(customerOrder.status, 'waiting'),
    eq(customerOrder.paymentStatus, 'due'),
    lte(customerOrder.placedAt, placedBefore),
  );
  const abandoned = await db
    .select({ number: customerOrder.number })
    .from(customerOrder)
    .where(isAbandoned)
    .orderBy(asc(customerOrder.placedAt))
    .limit(AT_ONCE);
  for (const { number } of abandoned) {
    await db.transaction(async (transaction) => {
      const order = await lockOrder(transaction, number);
      if (order?.status === 'waiting' && order.paymentStatus === 'due') await cancelLockedOrder(transaction, order);
    });
  }
}

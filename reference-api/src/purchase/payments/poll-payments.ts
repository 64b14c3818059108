import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { customerOrder, type Database, orderPayment } from '../../database/index.ts';
import type { Acquirer } from '../acquirer-client/index.ts';
import { applyOutcome } from './apply-outcome.ts';

interface Context {
  readonly db: Database;
  readonly acquirer: Acquirer;
  readonly now: () => Date;
}

/** One order's payment is asked about no more often, however many tabs look at it. */
const ASK_AGAIN_MS = 2_000;
const AT_ONCE = 50;
/** A customer waits for these; the others are asked about without them. */
const AT_ONCE_FOR_ONE = 10;

/**
 * Asks the acquirer how the pending payments of these orders stand, so that a lost webhook does not leave them pending. Returns the orders
 * that are known to be unpaid; one whose payment is being checked, or about which nothing could be learned, is not among them. A payment
 * that someone else is at work on is left to them: no one waits, so no one waits for each other.
 */
export async function askAboutPayments({ db, acquirer, now }: Context, numbers: readonly number[]): Promise<ReadonlySet<number>> {
  const answered = new Set<number>();
  if (numbers.length === 0) return answered;
  const askedBefore = new Date(now().getTime() - ASK_AGAIN_MS);
  const free = db
    .select({ id: orderPayment.id })
    .from(orderPayment)
    .where(
      and(
        inArray(orderPayment.orderNumber, [...numbers]),
        eq(orderPayment.status, 'pending'),
        isNotNull(orderPayment.acquirerId),
        or(isNull(orderPayment.askedAt), lt(orderPayment.askedAt, askedBefore)),
      ),
    )
    .for('no key update', { skipLocked: true });
  const due = await db.update(orderPayment).set({ askedAt: now() }).where(inArray(orderPayment.id, free)).returning();
  await Promise.all(
    due.map(async ({ reference, orderNumber, acquirerId }) => {
      const state = await acquirer.read(acquirerId ?? '');
      if (state === null) return;
      const { id, status } = state;
      if (status === 'paid' || status === 'failed') await applyOutcome(db, { reference, id, status });
      if (status === 'pending' || status === 'failed') answered.add(orderNumber);
    }),
  );
  return answered;
}

/**
 * Numbers of orders with a payment that someone may still make, whatever has become of the order. Those asked about longest ago come first,
 * so that payments about which nothing can be learned do not keep the others from their turn.
 */
export async function findOpenPayments(db: Database): Promise<number[]> {
  const rows = await db
    .select({ number: orderPayment.orderNumber })
    .from(orderPayment)
    .where(and(eq(orderPayment.status, 'pending'), isNotNull(orderPayment.acquirerId)))
    .orderBy(sql`${orderPayment.askedAt} asc nulls first`, asc(orderPayment.id))
    .limit(AT_ONCE);
  return rows.map((row) => row.number);
}

/** Numbers of the customer's latest orders whose card payment has not been reported as ended. */
export async function findPendingOrders(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .select({ number: customerOrder.number })
    .from(customerOrder)
    .where(and(eq(customerOrder.userId, userId), eq(customerOrder.paymentStatus, 'pending')))
    .orderBy(desc(customerOrder.placedAt), desc(customerOrder.number))
    .limit(AT_ONCE_FOR_ONE);
  return rows.map((row) => row.number);
}

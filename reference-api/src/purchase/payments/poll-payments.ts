import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { customerOrder, type Database, orderPayment } from '../../database/index.ts';
import type { Services } from '../../services.ts';
import { applyOutcome } from './apply-outcome.ts';

type Context = Pick<Services, 'db' | 'acquirer' | 'now'>;

/** One order's payment is looked up no more often, however many tabs show it. */
const POLL_INTERVAL_MS = 2_000;
const AT_ONCE = 50;
/** A customer waits for these; the others are looked up without them. */
const AT_ONCE_FOR_ONE = 10;

/**
 * Looks up the pending payments of these orders at the acquirer, so that a lost webhook does not leave them pending.
 * Returns the orders that are known to be unpaid; one whose payment is being checked, or whose state could not be read,
 * is not among them. A payment that another process works on is left to it, so that no process waits for another.
 */
export async function pollPayments({ db, acquirer, now }: Context, numbers: readonly number[]): Promise<ReadonlySet<number>> {
  const answered = new Set<number>();
  if (numbers.length === 0) return answered;
  const polledBefore = new Date(now().getTime() - POLL_INTERVAL_MS);
  const free = db
    .select({ id: orderPayment.id })
    .from(orderPayment)
    .where(
      and(
        inArray(orderPayment.orderNumber, [...numbers]),
        eq(orderPayment.status, 'pending'),
        isNotNull(orderPayment.acquirerId),
        or(isNull(orderPayment.requestedAt), lt(orderPayment.requestedAt, polledBefore)),
      ),
    )
    .for('no key update', { skipLocked: true });
  const due = await db.update(orderPayment).set({ requestedAt: now() }).where(inArray(orderPayment.id, free)).returning();
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
 * Numbers of orders with a payment that may still be made, whatever the state of the order. Those looked up longest ago
 * come first, so that payments whose state cannot be read do not keep the others from their turn.
 */
export async function findOpenPayments(db: Database): Promise<number[]> {
  const rows = await db
    .select({ number: orderPayment.orderNumber })
    .from(orderPayment)
    .where(and(eq(orderPayment.status, 'pending'), isNotNull(orderPayment.acquirerId)))
    .orderBy(sql`${orderPayment.requestedAt} asc nulls first`, asc(orderPayment.id))
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

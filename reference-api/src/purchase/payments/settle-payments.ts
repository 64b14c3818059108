import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { customerOrder, orderPayment } from '../../database/index.ts';
import type { Services } from '../../services.ts';
import { applyOutcome } from './apply-outcome.ts';

type Context = Pick<Services, 'db' | 'acquirer' | 'now'>;
type PaymentRow = typeof orderPayment.$inferSelect;

/** One order's payment is looked up no more often, however many tabs show it. */
const POLL_INTERVAL_MS = 2_000;
const AT_ONCE = 50;
/** A customer waits for these; the others are looked up without them. */
const AT_ONCE_FOR_ONE = 10;

/**
 * Makes the calls that payments require, of some orders, of a customer's pending orders or of all: a pending payment
 * is looked up, so that a lost webhook does not leave it pending; the page of a canceled order is closed; money
 * that is due to a customer is sent back. Without the acquirer's answer a payment stays as it is and is called for
 * again after the others; repeated calls have one effect. A payment that another process has taken is left to it.
 * Returns the orders that are known to be unpaid; one whose payment is being checked, or whose state could not be
 * read, is not among them.
 */
export async function settlePayments(
  { db, acquirer, now }: Context,
  { orders, userId }: { readonly orders?: readonly number[]; readonly userId?: number } = {},
): Promise<ReadonlySet<number>> {
  const isRefunding = eq(orderPayment.status, 'refunding');
  const isCanceled = eq(customerOrder.status, 'canceled');
  const isNotRecent = or(isNull(orderPayment.requestedAt), lt(orderPayment.requestedAt, new Date(now().getTime() - POLL_INTERVAL_MS)));
  const due = db
    .select({ id: orderPayment.id })
    .from(orderPayment)
    .innerJoin(customerOrder, eq(customerOrder.number, orderPayment.orderNumber))
    .where(
      and(
        isNotNull(orderPayment.acquirerId),
        or(isRefunding, and(eq(orderPayment.status, 'pending'), or(isCanceled, isNotRecent))),
        orders && inArray(customerOrder.number, [...orders]),
        userId === undefined ? undefined : and(eq(customerOrder.userId, userId), eq(customerOrder.paymentStatus, 'pending')),
      ),
    )
    .orderBy(sql`${orderPayment.requestedAt} asc nulls first`, asc(orderPayment.id))
    .limit(userId === undefined ? AT_ONCE : AT_ONCE_FOR_ONE)
    .for('no key update', { of: orderPayment, skipLocked: true });
  const taken = await db.update(orderPayment).set({ requestedAt: now() }).where(inArray(orderPayment.id, due)).returning();
  const takenOrders = taken.map(({ orderNumber }) => orderNumber);
  const canceled = await db
    .select({ number: customerOrder.number })
    .from(customerOrder)
    .where(and(inArray(customerOrder.number, takenOrders), isCanceled));

  const unpaid = new Set<number>();
  async function settle({ reference, orderNumber, acquirerId, status: before }: PaymentRow): Promise<void> {
    const call =
      before === 'refunding' ? acquirer.refund : canceled.some(({ number }) => number === orderNumber) ? acquirer.cancel : acquirer.read;
    const state = await call(acquirerId ?? '');
    if (state === null) return;
    const { id, status } = state;
    if (status === 'pending' || status === 'failed') unpaid.add(orderNumber);
    if (status === 'pending' || status === 'checking') return;
    const payment = await applyOutcome(db, { reference, id, status });
    if (before === 'pending' && payment?.status === 'refunding') await settle(payment);
  }
  await Promise.all(taken.map(settle));
  return unpaid;
}

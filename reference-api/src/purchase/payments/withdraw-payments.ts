import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { customerOrder, orderPayment } from '../../database/index.ts';
import type { Services } from '../../services.ts';
import { applyOutcome } from './apply-outcome.ts';

type Context = Pick<Services, 'db' | 'acquirer'>;

const AT_ONCE = 20;

/**
 * Closes the pages where canceled orders could still be paid, of one order or of all. Where the acquirer does not answer the page ends by its own
 * time, and a payment made until then is refunded.
 */
export async function withdrawPayments({ db, acquirer }: Context, orderNumber?: number): Promise<void> {
  const open = await db
    .select({ reference: orderPayment.reference, acquirerId: orderPayment.acquirerId })
    .from(orderPayment)
    .innerJoin(customerOrder, eq(customerOrder.number, orderPayment.orderNumber))
    .where(
      and(
        eq(orderPayment.status, 'pending'),
        isNotNull(orderPayment.acquirerId),
        eq(customerOrder.status, 'canceled'),
        orderNumber === undefined ? undefined : eq(customerOrder.number, orderNumber),
      ),
    )
    .orderBy(sql`${orderPayment.requestedAt} asc nulls first`, asc(orderPayment.id))
    .limit(AT_ONCE);
  await Promise.all(
    open.map(async ({ reference, acquirerId }) => {
      const state = await acquirer.cancel(acquirerId ?? '');
      if (state?.status === 'failed' || state?.status === 'paid') await applyOutcome(db, { reference, id: state.id, status: state.status });
    }),
  );
}

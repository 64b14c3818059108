import { and, asc, eq, sql } from 'drizzle-orm';
import { orderPayment } from '../../database/index.ts';
import type { Services } from '../../services.ts';
import { applyOutcome } from './apply-outcome.ts';

type Context = Pick<Services, 'db' | 'acquirer' | 'now'>;

const AT_ONCE = 20;

/**
 * Sends money back where that is due, of one order or of all. A refund without the acquirer's confirmation stays due
 * and is requested again after the others; two requests refund once.
 */
export async function settleRefunds({ db, acquirer, now }: Context, orderNumber?: number): Promise<void> {
  const due = await db
    .select({ id: orderPayment.id, reference: orderPayment.reference, acquirerId: orderPayment.acquirerId })
    .from(orderPayment)
    .where(and(eq(orderPayment.status, 'refunding'), orderNumber === undefined ? undefined : eq(orderPayment.orderNumber, orderNumber)))
    .orderBy(sql`${orderPayment.requestedAt} asc nulls first`, asc(orderPayment.id))
    .limit(AT_ONCE);
  const refusedIds: number[] = [];
  await Promise.all(
    due.map(async ({ id, reference, acquirerId }) => {
      const state = acquirerId === null ? null : await acquirer.refund(acquirerId);
      if (state?.status === 'refunded') await applyOutcome(db, { reference, id: state.id, status: 'refunded' });
      else refusedIds.push(id);
    }),
  );
  for (const id of refusedIds) await db.update(orderPayment).set({ requestedAt: now() }).where(eq(orderPayment.id, id));
}

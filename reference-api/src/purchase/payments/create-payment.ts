import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { customerOrder, type Database, orderPayment } from '../../database/index.ts';
import type { Language } from '../../language/index.ts';
import { toDecimal } from '../../money.ts';
import type { Acquirer } from '../acquirer/index.ts';

export interface Payable {
  readonly number: number;
  readonly amountKopecks: number;
  readonly language: Language;
  readonly returnUrl: string;
  readonly webhookUrl: string;
}

/** Stores a payment of this order inside the transaction that decided it may be paid; the acquirer is informed afterwards. */
export async function addPayment(transaction: Database, orderNumber: number, now: Date): Promise<void> {
  await transaction.insert(orderPayment).values({ reference: randomUUID(), orderNumber, createdAt: now });
}

/** Announces the order's pending payment and stores the address of its page, once. False: the acquirer is away. */
export async function announcePayment(db: Database, acquirer: Acquirer, payable: Payable): Promise<boolean> {
  const [pending] = await db
    .select({ payment: orderPayment, expiresAt: customerOrder.expiresAt })
    .from(orderPayment)
    .innerJoin(customerOrder, eq(customerOrder.number, orderPayment.orderNumber))
    .where(and(eq(orderPayment.orderNumber, payable.number), eq(orderPayment.status, 'pending')))
    .orderBy(desc(orderPayment.id))
    .limit(1);
  if (!pending || pending.payment.url !== null || pending.expiresAt === null) return true;
  const started = await acquirer.create({
    reference: pending.payment.reference,
    order: String(payable.number),
    amount: toDecimal(payable.amountKopecks),
    language: payable.language,
    return_url: payable.returnUrl,
    webhook_url: payable.webhookUrl,
    expires_at: pending.expiresAt.toISOString(),
  });
  if (started === null || started.url === null) return false;
  await db.update(orderPayment).set({ acquirerId: started.id, url: started.url }).where(eq(orderPayment.id, pending.payment.id));
  return true;
}

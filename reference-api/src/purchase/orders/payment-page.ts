import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { customerOrder, type Database } from '../../database/index.ts';
import { parseDecimal } from '../../money.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { addPayment, announcePayment, type Payable, WEBHOOK_PATH } from '../payments/index.ts';
import { lockOrder } from './cancel-order.ts';

interface Sum {
  readonly number: string;
  readonly total_amount: string;
}

/** Lets an order be paid by card once more: the pending payment stays, after a failed one there is a new one. False when it is too late. */
export function reopenPayment(db: Database, userId: number, number: number, now: Date): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const order = await lockOrder(transaction, number);
    if (order?.userId !== userId || order.status !== 'waiting' || order.paymentMethod !== 'card') return false;
    if (order.expiresAt === null || order.expiresAt <= now) return false;
    if (order.paymentStatus === 'pending') return true;
    if (order.paymentStatus !== 'failed') return false;
    await transaction.update(customerOrder).set({ paymentStatus: 'pending' }).where(eq(customerOrder.number, number));
    await addPayment(transaction, number, now);
    return true;
  });
}

/** Opens the acquirer's page for an order; false when the acquirer is away. The shopper comes back to the page of the order's result. */
export function openPaymentPage(
  app: ApiInstance,
  { db, acquirer, config }: Services,
  request: FastifyRequest,
  order: Sum,
): Promise<boolean> {
  const shop = config.shopUrl ?? `${request.protocol}://${request.host}`;
  const payable: Payable = {
    number: Number(order.number),
    amountKopecks: parseDecimal(order.total_amount) ?? 0,
    language: request.language,
    returnUrl: `${shop}${request.language === 'en' ? '/en' : ''}/checkout/result/${order.number}`,
    webhookUrl: config.webhookUrl ?? `${ownAddress(app)}${WEBHOOK_PATH}`,
  };
  return announcePayment(db, acquirer, payable);
}

function ownAddress(app: ApiInstance): string {
  const [address] = app.addresses();
  if (address === undefined || typeof address === 'string') return 'http://localhost';
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

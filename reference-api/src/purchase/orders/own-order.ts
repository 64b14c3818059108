import type { Order, OrderConflict } from '@vitrava/shared-kit/contracts/api';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireUser } from '../../customer/session/index.ts';
import { customerOrder, type Database } from '../../database/index.ts';
import { message, notFound, readId } from '../../http/index.ts';
import { parseDecimal } from '../../money.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { addPayment, announcePayment, type Payable, WEBHOOK_PATH } from '../payments/index.ts';
import { lockOrder } from './change-order.ts';
import { findOrder } from './read-orders.ts';

/** Numbers have six digits at least. */
const FIRST_NUMBER = 100_000;

/** The number in an address; anything that cannot be one does not exist. */
export function readNumber(text: string): number {
  const number = readId(text);
  if (number < FIRST_NUMBER) throw notFound();
  return number;
}

/** An order of the signed-in customer; others' do not exist. */
export async function readOwn({ db, imageRenderer }: Services, request: FastifyRequest, number: number): Promise<Order> {
  const order = await findOrder(db, requireUser(request), number, { imageRenderer, language: request.language });
  if (!order) throw notFound();
  return order;
}

/** The order with the address where it can be paid, if it is to be; `isAnswered` is false while the acquirer is away. */
export async function readPayable(
  app: ApiInstance,
  services: Services,
  request: FastifyRequest,
  number: number,
): Promise<{ order: Order; isAnswered: boolean }> {
  const order = await readOwn(services, request, number);
  if (order.payment.status !== 'pending' || order.payment.url !== null) return { order, isAnswered: true };
  const isAnswered = await openPaymentPage(app, services, request, order);
  return { order: await readOwn(services, request, number), isAnswered };
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
function openPaymentPage(app: ApiInstance, { db, acquirer, config }: Services, request: FastifyRequest, order: Order): Promise<boolean> {
  const shop = config.shopUrl ?? `${request.protocol}://${request.host}`;
  const payable: Payable = {
    number: Number(order.number),
    amountKopecks: parseDecimal(order.total_amount) ?? 0,
    language: request.language,
    returnUrl: `${shop}${localizePath(`/checkout/result/${order.number}`, request.language)}`,
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

const CONFLICTS = {
  order_in_progress: 'orderInProgress',
  cart_changed: 'cartChanged',
  not_cancelable: 'notCancelable',
  not_payable: 'notPayable',
} as const;

/** 409: the order or the cart has gone on since the customer saw it. */
export function refuse(request: FastifyRequest, reply: FastifyReply, { code, ...rest }: Omit<OrderConflict, 'detail'>): FastifyReply {
  const body: OrderConflict = { detail: message(CONFLICTS[code], request.messageLanguage), code, ...rest };
  return reply.code(409).send(body);
}

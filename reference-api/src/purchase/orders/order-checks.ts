import { ORDER_LIMITS, type OrderRequest } from '@vitrava/shared-kit/contracts/api';
import { and, eq, inArray } from 'drizzle-orm';
import { customerOrder, type Database, orderLine, type PointFacts } from '../../database/index.ts';
import { invalidField } from '../../http/index.ts';
import { readPoint } from '../delivery/index.ts';
import { findOwnStock } from '../saved-points/index.ts';

/** The pickup point of a saved place of the customer; 400 by `stock` when either does not exist. */
export async function chosenPoint(db: Database, userId: number, stockId: number): Promise<PointFacts> {
  const stock = await findOwnStock(db, userId, stockId);
  if (!stock) throw invalidField('stock', 'noStock');
  const point = await readPoint(db, stock.location);
  if (!point) throw invalidField('stock', 'noPickupPoint');
  return point;
}

/** Not paid by card, or not yet at the point; an order that is canceled or handed over has another state. */
const UNPAID = ['due', 'pending', 'failed'] as const;

/** 400 when a customer holds too many unpaid orders or pieces. Call while the cart is held. */
export async function checkUnpaid(transaction: Database, userId: number, { payment_method: method, lines }: OrderRequest): Promise<void> {
  const held = await transaction
    .select({ number: customerOrder.number, method: customerOrder.paymentMethod, product: orderLine.productId, amount: orderLine.amount })
    .from(customerOrder)
    .innerJoin(orderLine, eq(orderLine.orderNumber, customerOrder.number))
    .where(and(eq(customerOrder.userId, userId), inArray(customerOrder.paymentStatus, [...UNPAID])));

  const limit = ORDER_LIMITS.unpaid[method];
  const orders = new Set(held.filter((row) => row.method === method).map(({ number }) => number));
  if (orders.size >= limit) throw invalidField('payment_method', method === 'card' ? 'unpaidOrders' : 'dueOrders', { limit });

  const pieces = (product: number) => held.reduce((sum, row) => sum + (row.product === product ? row.amount : 0), 0);
  const isTooMuch = lines.some(({ product, amount }) => pieces(product) + amount > ORDER_LIMITS.unpaidPieces);
  if (isTooMuch) throw invalidField('lines', 'unpaidPieces', { limit: ORDER_LIMITS.unpaidPieces });
}

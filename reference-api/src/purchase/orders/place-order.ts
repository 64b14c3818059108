import type { CartPricing, OrderRequest } from '@vitrava/shared-kit/contracts/api';
import { and, eq, sql } from 'drizzle-orm';
import { type CardContext, findProducts, type ProductFacts } from '../../catalogue/products/index.ts';
import { cartLine, customerOrder, type Database, orderLine, type PointFacts, rowsOf } from '../../database/index.ts';
import { fingerprint, idempotencyKeyReused, invalidField } from '../../http/index.ts';
import { deliveryKopecks, priceLines, sumLine, type WantedLine } from '../cart-pricing/index.ts';
import { lockCart, readCart } from '../carts/index.ts';
import { addPayment } from '../payments/index.ts';
import { notifyCustomer } from './change-order.ts';
import { checkUnpaid, chosenPoint } from './order-checks.ts';
import { toLineRow } from './read-orders.ts';
import { lockProducts, takeGoods } from './reserve-products.ts';

export interface Attempt {
  readonly userId: number;
  readonly key: string;
  readonly body: OrderRequest;
}

export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly number: number }
  | { readonly kind: 'in_progress' }
  | { readonly kind: 'cart_changed'; readonly pricing: CartPricing };

/** An unpaid order holds goods that others would buy. */
export const PAY_WITHIN_MS = 30 * 60 * 1000;
const ATTEMPT_LOCKS = 7_341_907;

/** Orders the whole cart, all or nothing, under one lock: a server that dies leaves no half order. */
export function placeOrder(db: Database, attempt: Attempt, context: CardContext): Promise<PlaceOutcome> {
  return db.transaction(async (transaction): Promise<PlaceOutcome> => {
    if (!(await beginAttempt(transaction, attempt))) return { kind: 'in_progress' };
    const known = await findAttempt(transaction, attempt);
    if (known !== null) return { kind: 'placed', number: known };

    await lockCart(transaction, attempt.userId);
    const point = await readAgreedPoint(transaction, attempt);
    await checkUnpaid(transaction, attempt.userId, attempt.body);
    const lines = await readCart(transaction, attempt.userId);
    const ids = lines.map((line) => line.product);
    await lockProducts(transaction, ids);
    const found = await findProducts(transaction, ids);
    const pricing = priceLines(lines, found, context);
    if (!isAgreed(attempt.body, pricing)) return { kind: 'cart_changed', pricing };
    checkWeight(point, pricing);
    return { kind: 'placed', number: await write(transaction, attempt, point, lines, found, context.now) };
  });
}

async function beginAttempt(transaction: Database, { userId, key }: Attempt): Promise<boolean> {
  const name = `${userId} ${key}`;
  const rows = await rowsOf<{ isFirst: boolean }>(
    transaction,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, ${ATTEMPT_LOCKS})) as "isFirst"`,
  );
  return rows[0]?.isFirst === true;
}

/** The order that this attempt has made before; 422 when its key was used for another request. */
async function findAttempt(transaction: Database, { userId, key, body }: Attempt): Promise<number | null> {
  const [known] = await transaction
    .select({ number: customerOrder.number, bodyHash: customerOrder.bodyHash })
    .from(customerOrder)
    .where(and(eq(customerOrder.userId, userId), eq(customerOrder.idempotencyKey, key)));
  if (!known) return null;
  if (known.bodyHash !== fingerprint(body)) throw idempotencyKeyReused();
  return known.number;
}

async function readAgreedPoint(transaction: Database, { userId, body }: Attempt): Promise<PointFacts> {
  const point = await chosenPoint(transaction, userId, body.stock);
  if (point.prepaid && body.payment_method === 'on_pickup') throw invalidField('payment_method', 'prepaidPoint');
  return point;
}

/** What the customer agreed to is what the cart holds, every line of it can be bought, and the sum is the same. */
function isAgreed({ lines, total_amount }: OrderRequest, { lines: cart, totals }: CartPricing): boolean {
  const agreed = new Map(lines.map((line) => [line.product, line]));
  const isSame = (line: CartPricing['lines'][number]) => {
    const seen = agreed.get(line.product);
    return line.problem === null && seen?.amount === line.amount && seen.total_inc_vat === line.total_inc_vat;
  };
  return (
    cart.length > 0 &&
    cart.length === lines.length &&
    cart.length === agreed.size &&
    cart.every(isSame) &&
    totals.delivery.some((offer) => offer.total_amount === total_amount)
  );
}

function checkWeight(point: PointFacts, { totals }: CartPricing): void {
  if (totals.weight > point.weightLimitGrams) throw invalidField('stock', 'tooHeavy', { limit: point.weightLimitGrams / 1000 });
}

async function write(
  transaction: Database,
  { userId, key, body }: Attempt,
  point: PointFacts,
  lines: readonly WantedLine[],
  found: readonly ProductFacts[],
  now: Date,
): Promise<number> {
  // The products are held, so what was there a moment ago is there still.
  if (!(await takeGoods(transaction, lines))) throw new Error('Goods went away from under a lock.');
  const facts = new Map(found.map((row) => [row.product.id, row]));
  const sold = lines.flatMap((line) => {
    const row = facts.get(line.product);
    return row ? [toLineRow(row, line.amount, sumLine(row.product, line.amount))] : [];
  });
  const isByCard = body.payment_method === 'card';
  const [order] = await transaction
    .insert(customerOrder)
    .values({
      userId,
      idempotencyKey: key,
      bodyHash: fingerprint(body),
      placedAt: now,
      point,
      deliveryKopecks: deliveryKopecks(sold.reduce((sum, line) => sum + line.toPayKopecks, 0)),
      paymentMethod: body.payment_method,
      paymentStatus: isByCard ? 'pending' : 'due',
      expiresAt: isByCard ? new Date(now.getTime() + PAY_WITHIN_MS) : null,
    })
    .returning({ number: customerOrder.number });
  if (!order) throw new Error('The order was not stored.');
  await transaction.insert(orderLine).values(sold.map((line) => ({ ...line, orderNumber: order.number })));
  await transaction.delete(cartLine).where(eq(cartLine.userId, userId));
  if (isByCard) await addPayment(transaction, order.number, now);
  await notifyCustomer(transaction, userId, 'order_placed', order.number);
  return order.number;
}

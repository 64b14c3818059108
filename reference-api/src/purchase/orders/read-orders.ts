import { ACTIVE_STATUSES, type Order, type OrderLine, type OrderQuery } from '@vitrava/shared-kit/contracts/api';
import { and, asc, desc, eq, gte, inArray, lte, notInArray, type SQL } from 'drizzle-orm';
import { type ProductFacts, packLabel } from '../../catalogue/products/index.ts';
import { type ImageRenderer, productPicture } from '../../content/pictures/index.ts';
import { customerOrder, type Database, orderLine, orderPayment } from '../../database/index.ts';
import { invalidField, isDay } from '../../http/index.ts';
import type { Language } from '../../language/index.ts';
import { toDecimal } from '../../money.ts';
import { type LineSums, sumLines } from '../cart-pricing/index.ts';
import { toPickupPoint } from '../delivery/index.ts';

type OrderRow = typeof customerOrder.$inferSelect;
type PaymentRow = typeof orderPayment.$inferSelect;

interface Reading {
  readonly imageRenderer: ImageRenderer;
  readonly language: Language;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function matchOrders(userId: number, query: OrderQuery): SQL | undefined {
  const { group, idempotency_key: key } = query;
  const from = readDay(query, 'date__gte');
  const to = readDay(query, 'date__lte');
  return and(
    eq(customerOrder.userId, userId),
    group === undefined ? undefined : (group === 'active' ? inArray : notInArray)(customerOrder.status, [...ACTIVE_STATUSES]),
    from === null ? undefined : gte(customerOrder.placedAt, from),
    // The last moment of the day and not the first of the next one: after the year 9999 there is none that the database would read.
    to === null ? undefined : lte(customerOrder.placedAt, new Date(to.getTime() + DAY_MS - 1)),
    key === undefined ? undefined : eq(customerOrder.idempotencyKey, key),
  );
}

/** The first moment of a day in Moscow (UTC+3 the year round), by which pages show the dates of orders. No order is older than 1970. */
function readDay(query: OrderQuery, name: 'date__gte' | 'date__lte'): Date | null {
  const text = query[name];
  if (text === undefined) return null;
  if (!isDay(text)) throw invalidField(name, 'date');
  return new Date(Math.max(0, Date.parse(`${text}T00:00:00+03:00`)));
}

/** Orders, the newest first, as the customer sees them. */
export async function listOrders(
  db: Database,
  condition: SQL | undefined,
  reading: Reading,
  page: { limit: number; offset: number } = { limit: 1, offset: 0 },
): Promise<Order[]> {
  const orders = await db
    .select()
    .from(customerOrder)
    .where(condition)
    .orderBy(desc(customerOrder.placedAt), desc(customerOrder.number))
    .limit(page.limit)
    .offset(page.offset);
  const numbers = orders.map((order) => order.number);
  if (numbers.length === 0) return [];
  const lines = await db.select().from(orderLine).where(inArray(orderLine.orderNumber, numbers)).orderBy(asc(orderLine.id));
  const payments = await db.select().from(orderPayment).where(inArray(orderPayment.orderNumber, numbers)).orderBy(asc(orderPayment.id));
  return orders.map((order) =>
    toOrder(
      order,
      lines.filter((line) => line.orderNumber === order.number),
      payments.findLast((payment) => payment.orderNumber === order.number),
      reading,
    ),
  );
}

/** One of the customer's own orders; null for another's. */
export async function findOrder(db: Database, userId: number, number: number, reading: Reading): Promise<Order | null> {
  const [order] = await listOrders(db, and(eq(customerOrder.userId, userId), eq(customerOrder.number, number)), reading);
  return order ?? null;
}

/** Any customer's order; null when there is none. */
export async function readOrder(db: Database, number: number, reading: Reading): Promise<Order | null> {
  const [order] = await listOrders(db, eq(customerOrder.number, number), reading);
  return order ?? null;
}

function toOrder(order: OrderRow, lines: readonly LineRow[], payment: PaymentRow | undefined, { imageRenderer, language }: Reading): Order {
  const toPay = lines.reduce((total, line) => total + line.toPayKopecks, 0);
  const isOpen = order.status === 'waiting' && (order.paymentStatus === 'pending' || order.paymentStatus === 'failed');
  return {
    number: String(order.number),
    date: order.placedAt.toISOString(),
    status: order.status,
    can_cancel: order.status === 'waiting',
    ...sumLines(lines.map(toSums)),
    delivery_price: toDecimal(order.deliveryKopecks),
    total_amount: toDecimal(toPay + order.deliveryKopecks),
    point: toPickupPoint(order.point, language),
    payment: {
      method: order.paymentMethod,
      status: order.paymentStatus,
      url: isOpen && order.paymentStatus === 'pending' && payment?.status === 'pending' ? payment.url : null,
      expires_at: isOpen ? (order.expiresAt?.toISOString() ?? null) : null,
    },
    lines: lines.map((line) => toOrderLine(line, imageRenderer, language)),
  };
}

type LineRow = typeof orderLine.$inferSelect;

/** What an order keeps of a product: enough to show it when its name, price or picture has changed, or when it is gone. */
export function toLineRow({ product, brand }: ProductFacts, amount: number, sums: LineSums): Omit<LineRow, 'id' | 'orderNumber'> {
  const { slug, name, dose, packForm } = product;
  return {
    productId: product.id,
    name,
    photo: {
      facts: { slug, name, dose, packForm, brandName: brand.name.ru, palette: brand.palette, labelStyle: brand.labelStyle },
      label: { ru: packLabel(product, 'ru'), en: packLabel(product, 'en') },
    },
    amount,
    discountPercent: product.discountPercent,
    vatPercent: product.vatPercent,
    withoutDiscountKopecks: sums.withoutDiscount,
    toPayKopecks: sums.toPay,
    vatKopecks: sums.vat,
  };
}

function toSums(row: LineRow): LineSums {
  return { count: row.amount, withoutDiscount: row.withoutDiscountKopecks, toPay: row.toPayKopecks, vat: row.vatKopecks };
}

function toOrderLine(row: LineRow, imageRenderer: ImageRenderer, language: Language): OrderLine {
  return {
    id: row.id,
    product: row.productId,
    name: row.name[language],
    photo: productPicture(imageRenderer, row.photo.facts, row.photo.label[language], language),
    amount: row.amount,
    discount_prc: row.discountPercent,
    total_without_discount_inc_vat: toDecimal(row.withoutDiscountKopecks),
    total_inc_vat: toDecimal(row.toPayKopecks),
    total_discount_inc_vat: toDecimal(row.withoutDiscountKopecks - row.toPayKopecks),
    vat: row.vatPercent,
    vat_amount: toDecimal(row.vatKopecks),
  };
}

import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { type Database, orderLine, product } from '../../database/index.ts';

interface Goods {
  readonly product: number;
  readonly amount: number;
}

/** Holds the products until the transaction ends, always in the same order, so that two orders never wait for each other. */
export async function lockProducts(transaction: Database, ids: readonly number[]): Promise<void> {
  await transaction
    .select({ id: product.id })
    .from(product)
    .where(inArray(product.id, [...ids]))
    .orderBy(asc(product.id))
    .for('no key update');
}

/** Takes goods from what is left. False when some are not there any more; then the transaction has to be undone. */
export async function takeGoods(transaction: Database, goods: readonly Goods[]): Promise<boolean> {
  for (const { product: id, amount } of inOrder(goods)) {
    const taken = await transaction
      .update(product)
      .set({ availability: sql`${product.availability} - ${amount}` })
      .where(and(eq(product.id, id), gte(product.availability, amount)))
      .returning({ id: product.id });
    if (taken.length === 0) return false;
  }
  return true;
}

/** Puts the goods of an order back on sale. Call it with the order locked and just canceled. */
export async function returnGoods(transaction: Database, orderNumber: number): Promise<void> {
  const goods = await transaction
    .select({ product: orderLine.productId, amount: orderLine.amount })
    .from(orderLine)
    .where(eq(orderLine.orderNumber, orderNumber));
  for (const { product: id, amount } of inOrder(goods)) {
    await transaction
      .update(product)
      .set({ availability: sql`${product.availability} + ${amount}` })
      .where(eq(product.id, id));
  }
}

function inOrder(goods: readonly Goods[]): Goods[] {
  return goods.toSorted((one, other) => one.product - other.product);
}

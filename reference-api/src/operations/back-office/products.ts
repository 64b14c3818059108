import { and, eq } from 'drizzle-orm';
import { type Database, product } from '../../database/index.ts';
import { discountedKopecks, toDecimal } from '../../money.ts';

export interface ProductChange {
  /** Before the discount. */
  readonly basePriceKopecks?: number;
  readonly availability?: number;
}

export interface ChangedProduct {
  readonly id: number;
  readonly price: string;
  readonly price_before_discount: string;
  readonly availability: number;
}

/** Changes what a product costs or how much of it is left; what the shopper pays follows from its discount. Null when there is no such product. */
export async function changeProduct(db: Database, id: number, change: ProductChange): Promise<ChangedProduct | null> {
  return db.transaction(async (transaction) => {
    const isSold = and(eq(product.id, id), eq(product.isActive, true));
    const [known] = await transaction.select().from(product).where(isSold).for('update');
    if (!known) return null;
    const { basePriceKopecks = known.basePriceKopecks, availability = known.availability } = change;
    const priceKopecks = discountedKopecks(basePriceKopecks, known.discountPercent);
    await transaction.update(product).set({ basePriceKopecks, priceKopecks, availability }).where(eq(product.id, id));
    return { id, price: toDecimal(priceKopecks), price_before_discount: toDecimal(basePriceKopecks), availability };
  });
}

import { findProducts } from '../../catalogue/products/index.ts';
import type { Database } from '../../database/index.ts';
import { invalidField } from '../../http/index.ts';
import { findOwnStock } from '../saved-points/index.ts';

/** Refuses what no line can have: a product that is not on sale, a pickup place that is not the shopper's. What is left out is not looked at. */
export async function checkLine(
  db: Database,
  userId: number,
  { product, stock }: { readonly product?: number; readonly stock?: number | null },
): Promise<void> {
  if (product !== undefined && (await findProducts(db, [product])).length === 0) throw invalidField('product', 'noProduct');
  if (stock != null && (await findOwnStock(db, userId, stock)) === null) throw invalidField('stock', 'noStock');
}

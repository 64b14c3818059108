import { and, eq, sql } from 'drizzle-orm';
import { type Database, favorite } from '../../database/index.ts';
import { notFound } from '../../http/index.ts';

/** Stores a product once, with any number of concurrent calls. */
export async function storeFavorite(db: Database, userId: number, productId: number): Promise<{ id: number; isNew: boolean }> {
  const [row] = await db
    .insert(favorite)
    .values({ userId, productId })
    // An update that changes nothing gives the row that is there; only a new row has no `xmax`.
    .onConflictDoUpdate({ target: [favorite.userId, favorite.productId], set: { productId } })
    .returning({ id: favorite.id, isNew: sql<boolean>`xmax = 0` });
  if (!row) throw new Error('The favourite was not stored.');
  return row;
}

/** Lets go of one of the shopper's own favourites. */
export async function removeFavorite(db: Database, userId: number, id: number): Promise<void> {
  const gone = await db
    .delete(favorite)
    .where(and(eq(favorite.id, id), eq(favorite.userId, userId)))
    .returning({ id: favorite.id });
  if (gone.length === 0) throw notFound();
}

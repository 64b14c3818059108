import { and, desc, eq } from 'drizzle-orm';
import { cartLine, type Database, stock } from '../../database/index.ts';
import { notFound } from '../../http/index.ts';

type StockRow = typeof stock.$inferSelect;

/** The customer's saved place of this id; null for what is taken away, another's or nothing. It stays so until the transaction ends. */
export async function findOwnStock(db: Database, userId: number, id: number): Promise<StockRow | null> {
  const [row] = await db
    .select()
    .from(stock)
    .where(and(eq(stock.id, id), eq(stock.userId, userId), eq(stock.isSaved, true)))
    .for('share');
  return row ?? null;
}

/** The customer's saved places, the one chosen last first. */
export function findOwnStocks(db: Database, userId: number): Promise<StockRow[]> {
  return db
    .select()
    .from(stock)
    .where(and(eq(stock.userId, userId), eq(stock.isSaved, true)))
    .orderBy(desc(stock.chosenAt), desc(stock.id));
}

/** Saves a place and makes it the last chosen, whether it is new, saved or was taken away. */
export async function saveStock(db: Database, userId: number, location: string, now: Date): Promise<StockRow> {
  const [row] = await db
    .insert(stock)
    .values({ userId, location, chosenAt: now })
    .onConflictDoUpdate({ target: [stock.userId, stock.location], set: { isSaved: true, chosenAt: now } })
    .returning();
  if (!row) throw new Error('The stock was not stored.');
  return row;
}

/**
 * Removes a place from the customer and from the lines of the cart; a repetition changes nothing. The place is removed
 * first: lines wait for it.
 */
export function releaseStock(db: Database, userId: number, id: number): Promise<StockRow> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(stock)
      .set({ isSaved: false })
      .where(and(eq(stock.id, id), eq(stock.userId, userId)))
      .returning();
    if (!row) throw notFound();
    await transaction
      .update(cartLine)
      .set({ stock: null })
      .where(and(eq(cartLine.stock, id), eq(cartLine.userId, userId)));
    return row;
  });
}

import { and, asc, eq } from 'drizzle-orm';
import { cartLine, type Database } from '../../database/index.ts';
import type { WantedLine } from '../cart-pricing/index.ts';

/** What a line is made of, to read or to get back. */
export const LINE_COLUMNS = { id: cartLine.id, product: cartLine.productId, amount: cartLine.amount, stock: cartLine.stock };

/** The shopper's lines in the order in which their products came. */
export function readCart(db: Database, userId: number): Promise<WantedLine[]> {
  return db.select(LINE_COLUMNS).from(cartLine).where(eq(cartLine.userId, userId)).orderBy(asc(cartLine.id));
}

/** One of the shopper's own lines; others' do not exist. */
export async function findOwnLine(db: Database, userId: number, id: number): Promise<WantedLine | null> {
  const [line] = await db
    .select(LINE_COLUMNS)
    .from(cartLine)
    .where(and(eq(cartLine.id, id), eq(cartLine.userId, userId)));
  return line ?? null;
}

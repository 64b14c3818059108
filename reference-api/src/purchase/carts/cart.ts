import { and, asc, eq } from 'drizzle-orm';
import { findProducts } from '../../catalogue/products/index.ts';
import { cartLine, type Database, userAccount } from '../../database/index.ts';
import { invalidField, unauthorized } from '../../http/index.ts';
import type { WantedLine } from '../cart-pricing/index.ts';
import { findOwnStock } from '../saved-points/index.ts';

/** Allows one change of a shopper's cart at a time in transactions, as placing an order. Take it first. */
export async function lockCart(transaction: Database, userId: number): Promise<void> {
  const rows = await transaction
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(eq(userAccount.id, userId), eq(userAccount.isActive, true)))
    .for('no key update');
  if (rows.length === 0) throw unauthorized('badAccessToken', 'token_not_valid');
}

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

/** Refuses what no line can have: a product that is not on sale, a pickup place that is not the shopper's. What is left out is not looked at. */
export async function checkLine(
  db: Database,
  userId: number,
  { product, stock }: { readonly product?: number; readonly stock?: number | null },
): Promise<void> {
  if (product !== undefined && (await findProducts(db, [product])).length === 0) throw invalidField('product', 'noProduct');
  if (stock != null && (await findOwnStock(db, userId, stock)) === null) throw invalidField('stock', 'noStock');
}

import type { CartLinePatch } from '@vitrava/shared-kit/contracts/api';
import { and, eq } from 'drizzle-orm';
import { cartLine, type Database } from '../../database/index.ts';
import { invalidField, notFound } from '../../http/index.ts';
import type { WantedLine } from '../cart-pricing/index.ts';
import { checkLine, findOwnLine, LINE_COLUMNS, lockCart, readCart } from './cart.ts';

/** Gives a line another product, amount or pickup place; its place in the cart stays. */
export function changeLine(db: Database, userId: number, id: number, patch: CartLinePatch): Promise<WantedLine> {
  return db.transaction(async (transaction) => {
    await lockCart(transaction, userId);
    const line = await findOwnLine(transaction, userId, id);
    if (!line) throw notFound();
    await checkChange(transaction, userId, line, patch);
    const { product = line.product, amount = line.amount, stock } = patch;
    const [changed] = await transaction
      .update(cartLine)
      // A place is written only when it is given: the one that was read may have been taken away meanwhile.
      .set({ productId: product, amount, ...(stock === undefined ? {} : { stock }) })
      .where(eq(cartLine.id, id))
      .returning(LINE_COLUMNS);
    if (!changed) throw notFound();
    return changed;
  });
}

/** A line keeps a product that has gone from sale: its amount and place may change all the same. */
async function checkChange(db: Database, userId: number, line: WantedLine, { product, stock }: CartLinePatch): Promise<void> {
  const isMoved = product !== undefined && product !== line.product;
  await checkLine(db, userId, { ...(isMoved ? { product } : {}), ...(stock === undefined ? {} : { stock }) });
  if (!isMoved) return;
  const others = await readCart(db, userId);
  if (others.some((other) => other.product === product)) throw invalidField('product', 'inCart');
}

/** Takes one line out of the cart. */
export function removeLine(db: Database, userId: number, id: number): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockCart(transaction, userId);
    const gone = await transaction
      .delete(cartLine)
      .where(and(eq(cartLine.id, id), eq(cartLine.userId, userId)))
      .returning({ id: cartLine.id });
    if (gone.length === 0) throw notFound();
  });
}

/** Empties the cart. */
export function removeLines(db: Database, userId: number): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockCart(transaction, userId);
    await transaction.delete(cartLine).where(eq(cartLine.userId, userId));
  });
}

import { CART_LIMITS, type CartLineAddition, type CartLinePatch } from '@vitrava/shared-kit/contracts/api';
import { and, eq, lt, sql } from 'drizzle-orm';
import { cartAddition, cartLine, type Database } from '../../database/index.ts';
import { fingerprint, idempotencyKeyReused, invalidField, notFound } from '../../http/index.ts';
import type { WantedLine } from '../cart-pricing/index.ts';
import { checkLine, findOwnLine, LINE_COLUMNS, lockCart, readCart } from './cart.ts';

const KEYS_LIVE_MS = 30 * 24 * 60 * 60 * 1000;

interface Addition {
  readonly userId: number;
  readonly body: CartLineAddition;
  /** The same key makes the addition once; null makes it every time. */
  readonly key: string | null;
  readonly now: Date;
}

/** Adds to the shopper's line of the product, or makes one. */
export function addLine(db: Database, addition: Addition): Promise<WantedLine> {
  return db.transaction(async (transaction) => {
    await lockCart(transaction, addition.userId);
    const made = await findEarlierAddition(transaction, addition);
    if (made) return made;
    const line = await upsertLine(transaction, addition);
    await storeAddition(transaction, addition, line);
    return line;
  });
}

/** What the key has added: the line as it is now, or as it was when it has gone since. */
async function findEarlierAddition(db: Database, { userId, key, body }: Addition): Promise<WantedLine | null> {
  if (key === null) return null;
  const [made] = await db
    .select()
    .from(cartAddition)
    .where(and(eq(cartAddition.userId, userId), eq(cartAddition.key, key)));
  if (!made) return null;
  if (made.bodyHash !== fingerprint(body)) throw idempotencyKeyReused();
  return (await findOwnLine(db, userId, made.line.id)) ?? { ...made.line, stock: null };
}

async function upsertLine(db: Database, { userId, body }: Addition): Promise<WantedLine> {
  await checkLine(db, userId, body);
  const lines = await readCart(db, userId);
  const isNew = lines.every((line) => line.product !== body.product);
  if (isNew && lines.length >= CART_LIMITS.lines) throw invalidField('non_field_errors', 'cartFull', { limit: CART_LIMITS.lines });
  const [row] = await db
    .insert(cartLine)
    .values({ userId, productId: body.product, amount: body.amount, stock: body.stock ?? null })
    .onConflictDoUpdate({
      target: [cartLine.userId, cartLine.productId],
      set: {
        amount: sql`least(${cartLine.amount} + ${body.amount}, ${CART_LIMITS.amount})`,
        ...(body.stock === undefined ? {} : { stock: body.stock }),
      },
    })
    .returning(LINE_COLUMNS);
  if (!row) throw new Error('The line was not stored.');
  return row;
}

async function storeAddition(db: Database, { userId, key, body, now }: Addition, { id, product, amount }: WantedLine): Promise<void> {
  if (key === null) return;
  await db.delete(cartAddition).where(lt(cartAddition.createdAt, new Date(now.getTime() - KEYS_LIVE_MS)));
  await db.insert(cartAddition).values({ userId, key, bodyHash: fingerprint(body), line: { id, product, amount }, createdAt: now });
}

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

export function removeLines(db: Database, userId: number): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockCart(transaction, userId);
    await transaction.delete(cartLine).where(eq(cartLine.userId, userId));
  });
}

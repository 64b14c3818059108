import { CART_LIMITS, type CartLineAddition } from '@vitrava/shared-kit/contracts/api';
import { and, eq, lt, sql } from 'drizzle-orm';
import { cartAddition, cartLine, type Database } from '../../database/index.ts';
import { fingerprint, idempotencyKeyReused, invalidField } from '../../http/index.ts';
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

import { CART_LIMITS, type OrderRepeat } from '@vitrava/shared-kit/contracts/api';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { findProducts, type ProductFacts } from '../../catalogue/products/index.ts';
import { cartLine, customerOrder, type Database, orderLine, orderRepeat, type RepeatedPiece } from '../../database/index.ts';
import { idempotencyKeyReused, notFound } from '../../http/index.ts';
import { toDecimal } from '../../money.ts';
import { lockCart, readCart } from '../carts/index.ts';

const KEYS_LIVE_MS = 30 * 24 * 60 * 60 * 1000;

export interface Repetition {
  readonly userId: number;
  readonly number: number;
  /** The same key repeats the order once; null repeats it every time. */
  readonly key: string | null;
  readonly now: Date;
}

interface OrderedLine {
  readonly product: number;
  readonly wanted: number;
  readonly toPayKopecks: number;
}

/** Adds an order's goods to the locked cart: at most what is left and what a cart holds. */
export function repeatOrder(db: Database, repetition: Repetition): Promise<readonly RepeatedPiece[]> {
  return db.transaction(async (transaction) => {
    const { userId, number } = repetition;
    await lockCart(transaction, userId);
    const made = await findEarlierRepeat(transaction, repetition);
    if (made) return made;
    const wanted = await transaction
      .select({ product: orderLine.productId, wanted: orderLine.amount, toPayKopecks: orderLine.toPayKopecks })
      .from(orderLine)
      .innerJoin(customerOrder, eq(customerOrder.number, orderLine.orderNumber))
      .where(and(eq(customerOrder.number, number), eq(customerOrder.userId, userId)))
      .orderBy(asc(orderLine.id));
    if (wanted.length === 0) throw notFound();
    const pieces = await limitPieces(transaction, userId, wanted);
    await addToCart(transaction, userId, pieces);
    await storeRepeat(transaction, repetition, pieces);
    return pieces;
  });
}

/** How much of each product is added to the cart, and the reason why the rest is not. */
async function limitPieces(transaction: Database, userId: number, wanted: readonly OrderedLine[]): Promise<RepeatedPiece[]> {
  const facts = await findProducts(
    transaction,
    wanted.map((line) => line.product),
  );
  const sold = new Map(facts.map((row) => [row.product.id, row]));
  const cart = await readCart(transaction, userId);
  const amounts = new Map(cart.map((line) => [line.product, line.amount]));
  let free = CART_LIMITS.lines - cart.length;
  return wanted.map((line) => {
    const inCart = amounts.get(line.product);
    const known = sold.get(line.product);
    const bounds = limitPiece(line.wanted, inCart, known, free > 0);
    if (inCart === undefined && bounds.added > 0) free -= 1;
    return { product: line.product, wanted: line.wanted, ...bounds, price: known ? comparePrices(line, known) : null };
  });
}

/** Of one piece. All pieces of a line were sold at one price. */
function comparePrices({ toPayKopecks, wanted }: OrderedLine, { product }: ProductFacts): NonNullable<RepeatedPiece['price']> {
  return { wasKopecks: Math.round(toPayKopecks / wanted), nowKopecks: product.priceKopecks };
}

function limitPiece(
  wanted: number,
  inCart: number | undefined,
  known: ProductFacts | undefined,
  isRoom: boolean,
): Pick<RepeatedPiece, 'added' | 'reason'> {
  if (!known) return { added: 0, reason: 'not_found' };
  const { availability } = known.product;
  if (availability === 0) return { added: 0, reason: 'sold_out' };
  const left = Math.max(availability - (inCart ?? 0), 0);
  const room = inCart === undefined && !isRoom ? 0 : Math.max(CART_LIMITS.amount - (inCart ?? 0), 0);
  const added = Math.min(wanted, left, room);
  if (added === wanted) return { added, reason: null };
  return { added, reason: room < left ? 'limit' : 'not_enough' };
}

async function addToCart(transaction: Database, userId: number, pieces: readonly RepeatedPiece[]): Promise<void> {
  const rows = pieces.filter(({ added }) => added > 0).map(({ product, added }) => ({ userId, productId: product, amount: added }));
  if (rows.length === 0) return;
  await transaction
    .insert(cartLine)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartLine.userId, cartLine.productId],
      set: { amount: sql`${cartLine.amount} + excluded.amount` },
    });
}

async function findEarlierRepeat(transaction: Database, { userId, number, key }: Repetition): Promise<readonly RepeatedPiece[] | null> {
  if (key === null) return null;
  const [made] = await transaction
    .select()
    .from(orderRepeat)
    .where(and(eq(orderRepeat.userId, userId), eq(orderRepeat.key, key)));
  if (!made) return null;
  if (made.orderNumber !== number) throw idempotencyKeyReused();
  return made.pieces;
}

async function storeRepeat(
  transaction: Database,
  { userId, number, key, now }: Repetition,
  pieces: readonly RepeatedPiece[],
): Promise<void> {
  if (key === null) return;
  await transaction.delete(orderRepeat).where(lt(orderRepeat.createdAt, new Date(now.getTime() - KEYS_LIVE_MS)));
  await transaction.insert(orderRepeat).values({ userId, key, orderNumber: number, pieces, createdAt: now });
}

/** What became of each piece, with the names that the order keeps. */
export function toRepeat(pieces: readonly RepeatedPiece[], names: ReadonlyMap<number, string>): OrderRepeat {
  const nameOf = (product: number): string => names.get(product) ?? '';
  return {
    added: pieces.filter(({ added }) => added > 0).map(({ product, added }) => ({ product, amount: added })),
    missing: pieces.flatMap(({ product, wanted, added, reason }) =>
      reason === null ? [] : [{ product, name: nameOf(product), wanted, added, reason }],
    ),
    changed: pieces.flatMap(({ product, added, price }) =>
      added === 0 || !price || price.wasKopecks === price.nowKopecks
        ? []
        : [{ product, name: nameOf(product), was: toDecimal(price.wasKopecks), now: toDecimal(price.nowKopecks) }],
    ),
  };
}

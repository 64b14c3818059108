import {
  PageQuerySchema,
  type Stock,
  StockAdditionSchema,
  StockListSchema,
  StockSchema,
  StockUpdateSchema,
} from '@vitrava/shared-kit/contracts/api';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { requireUser } from '../../customer/session/index.ts';
import { cartLine, type Database, stock } from '../../database/index.ts';
import { IdParamsSchema, invalidField, notFound, pageOf, readId, withoutControls } from '../../http/index.ts';
import { SIGNED_IN } from '../../operations/open-api/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { findPickupPoints } from '../delivery/index.ts';

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
async function saveStock(db: Database, userId: number, location: string, now: Date): Promise<StockRow> {
  const [row] = await db
    .insert(stock)
    .values({ userId, location, chosenAt: now })
    .onConflictDoUpdate({ target: [stock.userId, stock.location], set: { isSaved: true, chosenAt: now } })
    .returning();
  if (!row) throw new Error('The stock was not stored.');
  return row;
}

/** Removes a place from the customer first, then from the lines of the cart, which wait for it. Idempotent. */
function releaseStock(db: Database, userId: number, id: number): Promise<StockRow> {
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

/** `api/stocks/…`: the pickup places that the customer has saved. */
export function stockRoutes(app: ApiInstance, { db, now }: Services): void {
  async function toStocks(request: FastifyRequest, rows: readonly StockRow[]): Promise<Stock[]> {
    const points = await findPickupPoints(
      db,
      rows.map((row) => row.location),
      request.language,
    );
    return rows.map((row) => ({
      id: row.id,
      customer: row.isSaved ? row.userId : null,
      location: row.location,
      point: points.get(row.location) ?? null,
    }));
  }

  async function toStock(request: FastifyRequest, row: StockRow): Promise<Stock> {
    const [answer] = await toStocks(request, [row]);
    if (!answer) throw new Error('The stock was not drawn up.');
    return answer;
  }

  app.get(
    '/api/stocks/',
    {
      schema: {
        summary: 'Own saved pickup places.',
        security: SIGNED_IN,
        querystring: PageQuerySchema,
        response: { 200: StockListSchema },
      },
    },
    async (request) => {
      const page = pageOf(request, await findOwnStocks(db, requireUser(request)));
      return { ...page, results: await toStocks(request, page.results) };
    },
  );

  const addition = {
    schema: { summary: 'Save a pickup place.', security: SIGNED_IN, body: StockAdditionSchema, response: { 201: StockSchema } },
  };
  app.post('/api/stocks/', addition, async (request, reply) => {
    const userId = requireUser(request);
    const { customer, location } = request.body;
    if (customer !== userId) throw invalidField('customer', 'otherCustomer');
    const place = withoutControls(location);
    if (!(await findPickupPoints(db, [place], request.language)).has(place)) throw invalidField('location', 'noPickupPoint');
    const row = await saveStock(db, userId, place, now());
    reply.code(201);
    return toStock(request, row);
  });

  const update = {
    schema: {
      summary: 'Take a saved pickup place away.',
      security: SIGNED_IN,
      params: IdParamsSchema,
      body: StockUpdateSchema,
      response: { 200: StockSchema },
    },
  };
  app.put('/api/stocks/:id/', update, async (request) =>
    toStock(request, await releaseStock(db, requireUser(request), readId(request.params.id))),
  );
}

import {
  type Favorite,
  FavoriteAdditionSchema,
  FavoriteListSchema,
  FavoriteSchema,
  PageQuerySchema,
} from '@vitrava/shared-kit/contracts/api';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { findCards } from '../catalogue/products/index.ts';
import { type Database, favorite } from '../database/index.ts';
import { IdParamsSchema, invalidField, NoContentSchema, notFound, pageOfRows, readId } from '../http/index.ts';
import { SIGNED_IN } from '../operations/open-api/index.ts';
import type { ApiInstance, Services } from '../services.ts';
import { requireUser } from './session/index.ts';

/** Stores a product once, with any number of concurrent calls. */
async function storeFavorite(db: Database, userId: number, productId: number): Promise<{ id: number; isNew: boolean }> {
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
async function removeFavorite(db: Database, userId: number, id: number): Promise<void> {
  const gone = await db
    .delete(favorite)
    .where(and(eq(favorite.id, id), eq(favorite.userId, userId)))
    .returning({ id: favorite.id });
  if (gone.length === 0) throw notFound();
}

/** `api/favorites/…`: the shopper's own favourites, newest first. */
export function favoriteRoutes(app: ApiInstance, { db, imageRenderer, now }: Services): void {
  const findOwnCards = (request: FastifyRequest, ids: readonly number[]) =>
    findCards(db, ids, { language: request.language, imageRenderer, now: now() });

  app.get(
    '/api/favorites/',
    {
      schema: {
        summary: 'Own favourites, the newest first.',
        security: SIGNED_IN,
        querystring: PageQuerySchema,
        response: { 200: FavoriteListSchema },
      },
    },
    async (request) => {
      const userId = requireUser(request);
      const isOwn = eq(favorite.userId, userId);
      return pageOfRows(request, db.$count(favorite, isOwn), async ({ limit, offset }) => {
        const rows = await db.select().from(favorite).where(isOwn).orderBy(desc(favorite.id)).limit(limit).offset(offset);
        const ids = rows.map((row) => row.productId);
        const cards = new Map((await findOwnCards(request, ids)).map((card) => [card.id, card]));
        return rows.map((row) => ({ id: row.id, product: row.productId, item: cards.get(row.productId) ?? null }));
      });
    },
  );

  const addition = {
    schema: {
      summary: 'Keep a product as a favourite.',
      security: SIGNED_IN,
      body: FavoriteAdditionSchema,
      response: { 200: FavoriteSchema, 201: FavoriteSchema },
    },
  };
  app.post('/api/favorites/', addition, async (request, reply): Promise<Favorite> => {
    const { product } = request.body;
    const [item] = await findOwnCards(request, [product]);
    if (!item) throw invalidField('product', 'noProduct');
    const { id, isNew } = await storeFavorite(db, requireUser(request), product);
    reply.code(isNew ? 201 : 200);
    return { id, product, item };
  });

  const removal = {
    schema: { summary: 'Forget a favourite.', security: SIGNED_IN, params: IdParamsSchema, response: { 204: NoContentSchema } },
  };
  app.delete('/api/favorites/:id/', removal, async (request, reply) => {
    await removeFavorite(db, requireUser(request), readId(request.params.id));
    reply.code(204);
    return null;
  });
}

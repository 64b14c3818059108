import {
  type Favorite,
  FavoriteAdditionSchema,
  FavoriteListSchema,
  FavoriteSchema,
  PageQuerySchema,
} from '@vitrava/shared-kit/contracts/api';
import { desc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { findCards } from '../../catalogue/products/index.ts';
import { favorite } from '../../database/index.ts';
import { IdParamsSchema, invalidField, locatePage, NoContentSchema, readId, readPaging, toPage } from '../../http/index.ts';
import { SIGNED_IN } from '../../operations/open-api/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { requireUser } from '../session/index.ts';
import { storeFavorite, removeFavorite } from './favorites.ts';

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
      const paging = readPaging(request.query);
      const total = await db.$count(favorite, eq(favorite.userId, userId));
      const { offset } = locatePage(paging, total);
      const rows = await db
        .select()
        .from(favorite)
        .where(eq(favorite.userId, userId))
        .orderBy(desc(favorite.id))
        .limit(paging.size)
        .offset(offset);
      const ids = rows.map((row) => row.productId);
      const cards = new Map((await findOwnCards(request, ids)).map((card) => [card.id, card]));
      const results = rows.map((row) => ({ id: row.id, product: row.productId, item: cards.get(row.productId) ?? null }));
      return toPage(request, paging, total, results);
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

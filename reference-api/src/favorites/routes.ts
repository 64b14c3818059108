import { FavoriteListSchema, PageQuerySchema } from '@vitrava/shared-kit/contracts/api';
import { count, desc, eq } from 'drizzle-orm';
import { findCards } from '../catalogue/index.ts';
import { favorite } from '../database/index.ts';
import { locatePage, readPaging, toPage } from '../http/index.ts';
import type { ApiInstance, Services } from '../services.ts';
import { requireUser } from '../session/index.ts';

/** `GET api/favorites/`: the shopper's own favourites, newest first. */
export function favoriteRoutes(app: ApiInstance, { db, studio, now }: Services): void {
  app.get('/api/favorites/', { schema: { querystring: PageQuerySchema, response: { 200: FavoriteListSchema } } }, async (request) => {
    const userId = requireUser(request);
    const paging = readPaging(request.query);
    const [total] = await db.select({ count: count() }).from(favorite).where(eq(favorite.userId, userId));
    const { offset } = locatePage(paging, total?.count ?? 0);
    const rows = await db
      .select()
      .from(favorite)
      .where(eq(favorite.userId, userId))
      .orderBy(desc(favorite.id))
      .limit(paging.size)
      .offset(offset);
    const ids = rows.map((row) => row.productId);
    const cards = new Map((await findCards(db, ids, { language: request.language, studio, now: now() })).map((card) => [card.id, card]));
    const results = rows.map((row) => ({ id: row.id, product: row.productId, item: cards.get(row.productId) ?? null }));
    return toPage(request, paging, total?.count ?? 0, results);
  });
}

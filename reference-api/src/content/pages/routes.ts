import { ContentPageListSchema, ContentPageSchema, PageQuerySchema } from '@vitrava/shared-kit/contracts/api';
import { markShared, notFound, pageOf } from '../../http/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { findPage, findPages } from './pages.ts';

/** Pages of the shop's own words: who we are, on what terms we sell, what we do with data. */
export function pageRoutes(app: ApiInstance, { db, imageRenderer }: Services): void {
  app.get(
    '/api/pages/',
    {
      onRequest: markShared,
      schema: { summary: 'Pages of the shop’s own words.', querystring: PageQuerySchema, response: { 200: ContentPageListSchema } },
    },
    async (request) => pageOf(request, await findPages(db, request.language)),
  );

  app.get<{ Params: { slug: string } }>(
    '/api/pages/:slug/',
    { onRequest: markShared, schema: { summary: 'One such page.', response: { 200: ContentPageSchema } } },
    (request) => {
      if (!/^[a-z0-9-]{1,160}$/.test(request.params.slug)) throw notFound();
      return findPage(db, request.params.slug, { language: request.language, imageRenderer });
    },
  );
}

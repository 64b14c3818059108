import { NewsArticleSchema, NewsListSchema, PageQuerySchema } from '@vitrava/shared-kit/contracts/api';
import { article } from '../../database/index.ts';
import { locatePage, markShared, notFound, readPaging, toPage } from '../../http/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { findArticle, findNews } from './news.ts';

export function newsRoutes(app: ApiInstance, { db, imageRenderer }: Services): void {
  app.get(
    '/api/news/',
    {
      onRequest: markShared,
      schema: { summary: 'News, the newest first.', querystring: PageQuerySchema, response: { 200: NewsListSchema } },
    },
    async (request) => {
      const paging = readPaging(request.query);
      const count = await db.$count(article);
      const { offset } = locatePage(paging, count);
      return toPage(request, paging, count, await findNews(db, offset, paging.size, { language: request.language, imageRenderer }));
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/news/:id/',
    { onRequest: markShared, schema: { summary: 'An article with its neighbours in time.', response: { 200: NewsArticleSchema } } },
    (request) => {
      if (!/^[a-z0-9-]{1,160}$/.test(request.params.id)) throw notFound();
      return findArticle(db, request.params.id, { language: request.language, imageRenderer });
    },
  );
}

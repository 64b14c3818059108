import { type NewsArticle, NewsArticleSchema, type NewsItem, NewsListSchema, PageQuerySchema } from '@vitrava/shared-kit/contracts/api';
import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm';
import { article, type Database } from '../database/index.ts';
import { markShared, notFound, pageOfRows } from '../http/index.ts';
import type { Language } from '../language/index.ts';
import type { ApiInstance, Services } from '../services.ts';
import { type ImageRenderer, scenePicture } from './pictures/index.ts';
import { readingMinutes, toProse } from './prose.ts';

type ArticleRow = typeof article.$inferSelect;

interface NewsContext {
  readonly language: Language;
  readonly imageRenderer: ImageRenderer;
}

const newestFirst = [desc(article.publishedAt), asc(article.slug)];
const oldestFirst = [asc(article.publishedAt), desc(article.slug)];

async function findNews(db: Database, page: { limit: number; offset: number }, context: NewsContext): Promise<NewsItem[]> {
  const rows = await db
    .select()
    .from(article)
    .orderBy(...newestFirst)
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => toItem(row, context));
}

async function findArticle(db: Database, id: string, context: NewsContext): Promise<NewsArticle> {
  const [row] = await db.select().from(article).where(eq(article.slug, id));
  if (!row) throw notFound();
  // Articles of one moment stand by slug, in both directions.
  const isNewer = or(gt(article.publishedAt, row.publishedAt), and(eq(article.publishedAt, row.publishedAt), lt(article.slug, row.slug)));
  const isOlder = or(lt(article.publishedAt, row.publishedAt), and(eq(article.publishedAt, row.publishedAt), gt(article.slug, row.slug)));
  const [newer] = await db
    .select()
    .from(article)
    .where(isNewer)
    .orderBy(...oldestFirst)
    .limit(1);
  const [older] = await db
    .select()
    .from(article)
    .where(isOlder)
    .orderBy(...newestFirst)
    .limit(1);
  return {
    ...toItem(row, context),
    body: toProse(row.body[context.language], context.imageRenderer),
    newer: newer ? toItem(newer, context) : null,
    older: older ? toItem(older, context) : null,
  };
}

function toItem(row: ArticleRow, { language, imageRenderer }: NewsContext): NewsItem {
  return {
    id: row.slug,
    title: row.title[language],
    summary: row.summary[language],
    published_at: row.publishedAt.toISOString(),
    reading_minutes: readingMinutes(row.body[language]),
    picture: scenePicture(imageRenderer, row.picture),
  };
}

export function newsRoutes(app: ApiInstance, { db, imageRenderer }: Services): void {
  app.get(
    '/api/news/',
    {
      onRequest: markShared,
      schema: { summary: 'News, the newest first.', querystring: PageQuerySchema, response: { 200: NewsListSchema } },
    },
    (request) => pageOfRows(request, db.$count(article), (page) => findNews(db, page, { language: request.language, imageRenderer })),
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

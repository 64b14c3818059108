import {
  type ContentPage,
  type ContentPageItem,
  ContentPageListSchema,
  ContentPageSchema,
  PageQuerySchema,
} from '@vitrava/shared-kit/contracts/api';
import { asc, eq } from 'drizzle-orm';
import { contentPage, contentSection, type Database } from '../database/index.ts';
import { markShared, notFound, pageOf } from '../http/index.ts';
import type { Language } from '../language/index.ts';
import type { ApiInstance, Services } from '../services.ts';
import type { ImageRenderer } from './pictures/index.ts';
import { toProse } from './prose.ts';

interface PageContext {
  readonly language: Language;
  readonly imageRenderer: ImageRenderer;
}

async function findPages(db: Database, language: Language): Promise<ContentPageItem[]> {
  const rows = await db.select().from(contentPage).orderBy(asc(contentPage.position));
  return rows.map((row) => toItem(row, language));
}

async function findPage(db: Database, slug: string, { language, imageRenderer }: PageContext): Promise<ContentPage> {
  const [row] = await db.select().from(contentPage).where(eq(contentPage.slug, slug));
  if (!row) throw notFound();
  const sections = await db.select().from(contentSection).where(eq(contentSection.pageSlug, slug)).orderBy(asc(contentSection.position));
  return {
    ...toItem(row, language),
    sections: sections.map(({ anchor, title, body }) => ({
      id: anchor,
      title: title[language],
      body: toProse(body[language], imageRenderer),
    })),
  };
}

function toItem(row: typeof contentPage.$inferSelect, language: Language): ContentPageItem {
  return { slug: row.slug, title: row.title[language], summary: row.summary[language], updated_at: row.updatedAt.toISOString() };
}

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

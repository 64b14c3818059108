import type { ContentPage, ContentPageItem } from '@vitrava/shared-kit/contracts/api';
import { asc, eq } from 'drizzle-orm';
import { contentPage, contentSection, type Database } from '../../database/index.ts';
import { notFound } from '../../http/index.ts';
import type { Language } from '../../language/index.ts';
import type { ImageRenderer } from '../pictures/index.ts';
import { toProse } from '../prose/index.ts';

interface PageContext {
  readonly language: Language;
  readonly imageRenderer: ImageRenderer;
}

export async function findPages(db: Database, language: Language): Promise<ContentPageItem[]> {
  const rows = await db.select().from(contentPage).orderBy(asc(contentPage.position));
  return rows.map((row) => toItem(row, language));
}

export async function findPage(db: Database, slug: string, { language, imageRenderer }: PageContext): Promise<ContentPage> {
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

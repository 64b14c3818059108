import { article, contentPage, contentSection, type Database, question, slide } from '../../database/index.ts';
import type { SeedContent } from '../../seed/index.ts';

/** Nothing points to articles, questions, slides and pages: all are simply replaced, each known by its slug. */
export async function loadContent(db: Database, content: SeedContent): Promise<void> {
  await db.delete(article);
  await db.delete(question);
  const articles = content.articles.map(({ publishedAt, ...rest }) => ({ ...rest, publishedAt: new Date(publishedAt) }));
  if (articles.length > 0) await db.insert(article).values(articles);
  const questions = content.questions.map(({ slug, group, question: text, answer }, position) => ({
    slug,
    groupSlug: group.slug,
    groupName: { ru: group.ru, en: group.en },
    position,
    question: text,
    answer,
  }));
  if (questions.length > 0) await db.insert(question).values(questions);
  const slides = content.slides.map((item, index) => ({ id: index + 1, ...item }));
  await db.delete(slide);
  if (slides.length > 0) await db.insert(slide).values(slides);
  await loadPages(db, content.pages);
}

async function loadPages(db: Database, pages: SeedContent['pages']): Promise<void> {
  await db.delete(contentPage);
  for (const [position, { sections, updatedAt, ...page }] of pages.entries()) {
    await db.insert(contentPage).values({ ...page, position, updatedAt: new Date(updatedAt) });
    const rows = sections.map(({ id, ...section }, index) => ({ ...section, pageSlug: page.slug, anchor: id, position: index }));
    if (rows.length > 0) await db.insert(contentSection).values(rows);
  }
}

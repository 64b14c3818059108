import { article, type Database, question, slide } from '../database/index.ts';
import type { SeedContent } from '../seed/index.ts';

/** Nothing points to articles, questions and slides: all are simply replaced. */
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
}

import type { SeedContent } from '@vitrava/reference-api/seed';
import { type ContentFacts, readContentFacts } from './facts.ts';
import { typographArticle, typographBlock, typographPage, typographTexts } from './typography.ts';

/** News (newest first), questions, advertising slides and pages; Russian texts with their typography. */
export function buildContent({ articles, questions, slides, pages }: ContentFacts = readContentFacts()): SeedContent {
  return {
    articles: articles.map(typographArticle).toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt)),
    questions: questions.map((item) => ({
      ...item,
      question: typographTexts(item.question),
      answer: { ru: item.answer.ru.map(typographBlock), en: item.answer.en },
    })),
    slides: slides.map((slide) => ({
      ...slide,
      title: typographTexts(slide.title),
      text: typographTexts(slide.text),
      action: typographTexts(slide.action),
    })),
    pages: pages.map(typographPage),
  };
}

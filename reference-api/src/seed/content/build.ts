import type { SeedContent } from '../shapes.ts';
import { ARTICLES } from './articles/index.ts';
import { PAGES } from './pages/index.ts';
import { typographArticle, typographBlock, typographPage, typographTexts } from './prose.ts';
import { QUESTIONS } from './questions.ts';
import { SLIDES } from './slides.ts';

/** News (newest first), questions, advertising slides and pages; Russian texts with their typography. */
export function buildContent(): SeedContent {
  return {
    articles: ARTICLES.map(typographArticle).toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt)),
    questions: QUESTIONS.map((item) => ({
      ...item,
      question: typographTexts(item.question),
      answer: { ru: item.answer.ru.map(typographBlock), en: item.answer.en },
    })),
    slides: SLIDES.map((slide) => ({
      ...slide,
      title: typographTexts(slide.title),
      text: typographTexts(slide.text),
      action: typographTexts(slide.action),
    })),
    pages: PAGES.map(typographPage),
  };
}

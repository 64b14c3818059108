import type { SeedContent } from '../shapes.ts';
import { ARTICLES } from './articles/index.ts';
import { typographArticle, typographBlock, typographTexts } from './prose.ts';
import { QUESTIONS } from './questions.ts';
import { SLIDES } from './slides.ts';

/** News (newest first), questions and advertising slides; Russian texts with their typography. */
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
  };
}

import type { SeedContent } from '@vitrava/reference-api/seed';
import { type ContentFacts, readContentFacts } from './facts.ts';
import { withTypography } from './typography.ts';

/** News (newest first), questions, advertising slides and pages; Russian texts with their typography. */
export function buildContent({ articles, questions, slides, pages }: ContentFacts = readContentFacts()): SeedContent {
  return {
    articles: withTypography(articles).toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt)),
    questions: questions.map(({ group, ...question }) => ({ ...withTypography(question), group })),
    slides: withTypography(slides),
    pages: withTypography(pages),
  };
}

import {
  type SeedArticle,
  SeedArticleSchema,
  SeedGroupSchema,
  type SeedPage,
  SeedPageSchema,
  SeedProseSchema,
  type SeedQuestion,
  SeedSlideSchema,
  SlugSchema,
  strict,
  TextsSchema,
} from '@vitrava/reference-api/seed';
import { type Static, Type } from 'typebox';
import { readFacts, readFolder } from '../facts/index.ts';

/** Questions name their group by its slug. */
const Questions = strict({
  groups: Type.Array(SeedGroupSchema),
  questions: Type.Array(strict({ slug: SlugSchema, group: SlugSchema, question: TextsSchema, answer: SeedProseSchema })),
});

/** In the order in which the shop lists them. */
const PAGE_FILES = ['about-us', 'legal-information', 'privacy-policy'];

/** Reads and checks `data/content`. */
export function readContentFacts() {
  return {
    articles: readFolder('content/articles', SeedArticleSchema) as readonly SeedArticle[],
    questions: groupQuestions(readFacts('content/questions.json', Questions)),
    slides: readFacts('content/slides.json', Type.Array(SeedSlideSchema)),
    pages: PAGE_FILES.map((name): SeedPage => readFacts(`content/pages/${name}.json`, SeedPageSchema)),
  };
}

export type ContentFacts = ReturnType<typeof readContentFacts>;

function groupQuestions({ groups, questions }: Static<typeof Questions>): SeedQuestion[] {
  return questions.map((item) => {
    const group = groups.find(({ slug }) => slug === item.group);
    if (!group) throw new Error(`Question "${item.slug}" is in the group "${item.group}", which content/questions.json does not name.`);
    return { ...item, group };
  });
}

import type { SeedArticle, SeedPage, SeedQuestion, SeedSlide } from '@vitrava/reference-api/seed';
import { type Static, Type } from 'typebox';
import { Day, Prose, readFacts, readFolder, Slug, strict, Texts } from '../facts/index.ts';

const Article = strict({
  slug: Slug,
  publishedAt: Day,
  /** Name of a scene. */
  picture: Slug,
  title: Texts,
  summary: Texts,
  body: Prose,
});

const Group = strict({ slug: Slug, ru: Texts.properties.ru, en: Texts.properties.en });

/** Questions name their group by its slug. */
const Questions = strict({
  groups: Type.Array(Group),
  questions: Type.Array(strict({ slug: Slug, group: Slug, question: Texts, answer: Prose })),
});

const Slide = strict({
  slug: Slug,
  picture: Slug,
  /** Site path without locale prefix. */
  to: Type.String({ pattern: '^/' }),
  title: Texts,
  text: Texts,
  action: Texts,
});

/** `id` of a section is its anchor. */
const Page = strict({
  slug: Slug,
  updatedAt: Day,
  title: Texts,
  summary: Texts,
  sections: Type.Array(strict({ id: Slug, title: Texts, body: Prose }), { minItems: 1 }),
});

/** In the order in which the shop lists them. */
const PAGE_FILES = ['about-us', 'legal-information', 'privacy-policy'];

export interface ContentFacts {
  readonly articles: readonly SeedArticle[];
  readonly questions: readonly SeedQuestion[];
  readonly slides: readonly SeedSlide[];
  readonly pages: readonly SeedPage[];
}

/** Reads and checks `data/content`. */
export function readContentFacts(): ContentFacts {
  return {
    articles: readFolder('content/articles', Article),
    questions: groupQuestions(readFacts('content/questions.json', Questions)),
    slides: readFacts('content/slides.json', Type.Array(Slide)),
    pages: PAGE_FILES.map((name) => readFacts(`content/pages/${name}.json`, Page)),
  };
}

function groupQuestions({ groups, questions }: Static<typeof Questions>): SeedQuestion[] {
  return questions.map((item) => {
    const group = groups.find(({ slug }) => slug === item.group);
    if (!group) throw new Error(`Question "${item.slug}" is in the group "${item.group}", which content/questions.json does not name.`);
    return { ...item, group };
  });
}

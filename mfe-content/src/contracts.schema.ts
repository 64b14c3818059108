import {
  ContentPageSchema,
  NewsArticleSchema,
  NewsItemSchema,
  ProseBlockSchema,
  QuestionGroupSchema,
} from '@vitrava/shared-kit/contracts/api';
import { lenient, pageOf, rowsOf, select, Type } from '@vitrava/shared-kit/contracts/schema';

export const Prose = Type.Array(Type.Union(ProseBlockSchema.anyOf.map((block) => lenient(block, ['by', 'poster']))));

export const ContentSection = select(ContentPageSchema.properties.sections.items, ['id', 'title'], { body: Prose });

export const ContentPage = select(ContentPageSchema, ['slug', 'title', 'summary', 'updated_at'], { sections: Type.Array(ContentSection) });

export const NewsItem = NewsItemSchema;

export const NewsList = pageOf(NewsItem);

export const LatestNews = rowsOf(NewsItem);

export const Article = lenient(Type.Object({ ...NewsArticleSchema.properties, body: Prose }), ['newer', 'older']);

const Question = select(QuestionGroupSchema.properties.questions.items, ['id', 'question'], { answer: Prose });

/** Questions of one subject with their answers; `id` and `slug` are anchors. */
export const QuestionGroup = select(QuestionGroupSchema, ['slug', 'name'], { questions: Type.Array(Question) });

export const Faq = rowsOf(QuestionGroup);

import { type Static, Type } from 'typebox';
import { nullable, TimestampSchema } from './decimal.ts';
import { listOf } from './list.ts';
import { PictureSchema } from './picture.ts';
import { ProseSchema } from './prose.ts';

/** A slide of the start page. `to` is a site path without locale prefix. */
export const SlideSchema = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  text: Type.String(),
  action: Type.String(),
  to: Type.String(),
  picture: PictureSchema,
});
export type Slide = Static<typeof SlideSchema>;

/** `GET api/advertising/?language=russian|english`; without `language` the request's language. */
export const SlideListSchema = listOf(SlideSchema);
export type SlideList = Static<typeof SlideListSchema>;

/** Query of `GET api/advertising/`. */
export const AdvertisingQuerySchema = Type.Object({
  language: Type.Optional(Type.Union([Type.Literal('russian'), Type.Literal('english')])),
});

const newsFields = {
  /** The article's id in addresses: a slug, the same in both languages. */
  id: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  published_at: TimestampSchema,
  reading_minutes: Type.Integer({ minimum: 1 }),
  picture: PictureSchema,
};

/** An article as lists show it. */
export const NewsItemSchema = Type.Object(newsFields);
export type NewsItem = Static<typeof NewsItemSchema>;

/** `GET api/news/`, newest first. */
export const NewsListSchema = listOf(NewsItemSchema);
export type NewsList = Static<typeof NewsListSchema>;

/** `GET api/news/{id}/`. `newer` and `older` are the neighbours in time. */
export const NewsArticleSchema = Type.Object({
  ...newsFields,
  body: ProseSchema,
  newer: nullable(NewsItemSchema),
  older: nullable(NewsItemSchema),
});
export type NewsArticle = Static<typeof NewsArticleSchema>;

/** A question with its answer. */
export const QuestionSchema = Type.Object({ id: Type.String(), question: Type.String(), answer: ProseSchema });
export type Question = Static<typeof QuestionSchema>;

/** Questions of one subject. */
export const QuestionGroupSchema = Type.Object({ slug: Type.String(), name: Type.String(), questions: Type.Array(QuestionSchema) });
export type QuestionGroup = Static<typeof QuestionGroupSchema>;

/** `GET api/faq/`: groups of questions in their order. */
export const FaqSchema = listOf(QuestionGroupSchema);
export type Faq = Static<typeof FaqSchema>;

/** `GET api/company/`. `number` is E.164 for `tel:`, `display` is what people read. */
export const CompanySchema = Type.Object({
  name: Type.String(),
  legal_name: Type.String(),
  phones: Type.Array(Type.Object({ number: Type.String(), display: Type.String(), label: Type.String() })),
  email: Type.String(),
  address: Type.String(),
  schedule: Type.String(),
  social: Type.Array(Type.Object({ network: Type.String(), name: Type.String(), url: Type.String() })),
  /** Registration numbers and other particulars of the seller; a backend may lack them. */
  seller_details: Type.Optional(Type.Array(Type.Object({ name: Type.String(), value: Type.String() }))),
  creators: Type.Object({ name: Type.String(), url: Type.String() }),
});
export type Company = Static<typeof CompanySchema>;

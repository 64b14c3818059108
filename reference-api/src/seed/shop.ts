import { type Static, Type } from 'typebox';
import { DaySchema, LineSchema, PhoneSchema, SlugSchema, strict, type Texts, TextsSchema } from './fields.ts';

const CellsSchema = Type.Array(Type.String());
/** The name of a scene; `ImageRenderer.scenes` has them all. */
const SceneSchema = SlugSchema;
const UrlSchema = Type.String({ pattern: '^https://' });

/** A block of prose, never raw HTML; inline text may have `**strong**`, `` `code` `` and `[label](address)` only. */
const BlockSchema = Type.Union([
  strict({ kind: Type.Literal('heading'), level: Type.Union([Type.Literal(2), Type.Literal(3)]), text: LineSchema }),
  strict({ kind: Type.Literal('paragraph'), text: LineSchema }),
  strict({ kind: Type.Literal('list'), ordered: Type.Boolean(), items: Type.Array(LineSchema, { minItems: 1 }) }),
  strict({ kind: Type.Literal('quote'), text: LineSchema, by: Type.Union([LineSchema, Type.Null()]) }),
  strict({ kind: Type.Literal('table'), header: CellsSchema, rows: Type.Array(CellsSchema, { minItems: 1 }) }),
  strict({ kind: Type.Literal('image'), picture: SceneSchema, alt: LineSchema }),
  strict({ kind: Type.Literal('code'), text: LineSchema }),
  strict({ kind: Type.Literal('video'), address: LineSchema, title: LineSchema, poster: Type.Union([SceneSchema, Type.Null()]) }),
]);
export type SeedBlock = Static<typeof BlockSchema>;

const BlocksSchema = Type.Array(BlockSchema, { minItems: 1 });
/** Prose in both languages, block by block the same. */
export const SeedProseSchema = strict({ ru: BlocksSchema, en: BlocksSchema });
export type SeedProse = Static<typeof SeedProseSchema>;

export const SeedArticleSchema = strict({
  slug: SlugSchema,
  publishedAt: DaySchema,
  picture: SceneSchema,
  title: TextsSchema,
  summary: TextsSchema,
  body: SeedProseSchema,
});
export type SeedArticle = Static<typeof SeedArticleSchema>;

export const SeedGroupSchema = strict({ slug: SlugSchema, ...TextsSchema.properties });

export interface SeedQuestion {
  readonly slug: string;
  readonly group: Static<typeof SeedGroupSchema>;
  readonly question: Texts;
  readonly answer: SeedProse;
}

/** A page of the shop's own words, `slug` in its address; `id` of a section is its anchor. */
export const SeedPageSchema = strict({
  slug: SlugSchema,
  updatedAt: DaySchema,
  title: TextsSchema,
  summary: TextsSchema,
  sections: Type.Array(strict({ id: SlugSchema, title: TextsSchema, body: SeedProseSchema }), { minItems: 1 }),
});
export type SeedPage = Static<typeof SeedPageSchema>;

export const SeedSlideSchema = strict({
  slug: SlugSchema,
  picture: SceneSchema,
  /** Site path without locale prefix. */
  to: Type.String({ pattern: '^/' }),
  title: TextsSchema,
  text: TextsSchema,
  action: TextsSchema,
});
export type SeedSlide = Static<typeof SeedSlideSchema>;

/** How the company is reached. `display` of a phone is what people read; `sellerDetails` are registration numbers and the like, as named lines. */
export const SeedCompanySchema = strict({
  name: TextsSchema,
  legalName: TextsSchema,
  phones: Type.Array(strict({ number: PhoneSchema, display: TextsSchema, label: TextsSchema }), { minItems: 1 }),
  email: LineSchema,
  address: TextsSchema,
  schedule: TextsSchema,
  social: Type.Array(strict({ network: SlugSchema, name: TextsSchema, url: UrlSchema })),
  sellerDetails: Type.Array(strict({ name: TextsSchema, value: TextsSchema })),
  creators: strict({ name: TextsSchema, url: UrlSchema }),
});
export type SeedCompany = Static<typeof SeedCompanySchema>;

/** A customer to sign in as at once. */
export const SeedAccountSchema = strict({
  email: LineSchema,
  password: LineSchema,
  firstName: LineSchema,
  lastName: LineSchema,
  phone: PhoneSchema,
  dateOfBirth: DaySchema,
});
export type SeedAccount = Static<typeof SeedAccountSchema>;

interface SeedCity {
  readonly id: string;
  readonly name: Texts;
}

/** A place where orders are handed over; `prepaid` ones take paid orders only. */
export interface SeedPickupPoint {
  readonly id: string;
  readonly city: string;
  readonly name: Texts;
  readonly address: Texts;
  readonly workschedule: Texts;
  readonly phone: string;
  readonly periodDays: number;
  readonly prepaid: boolean;
  readonly weightLimitGrams: number;
  readonly latitude: number;
  readonly longitude: number;
}

export interface SeedDelivery {
  readonly cities: readonly SeedCity[];
  readonly points: readonly SeedPickupPoint[];
}

export interface SeedContent {
  readonly articles: readonly SeedArticle[];
  readonly questions: readonly SeedQuestion[];
  readonly slides: readonly SeedSlide[];
  readonly pages: readonly SeedPage[];
}

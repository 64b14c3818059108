import { LABEL_STYLES, LineSchema, PACK_FORMS, SlugSchema, strict, TextsSchema } from '@vitrava/reference-api/seed';
import { LABELS, type LabelFacet } from '@vitrava/shared-kit/contracts/facets';
import { type Static, type TSchema, Type } from 'typebox';

const oneOf = <const Values extends readonly string[]>(values: Values) => Type.Unsafe<Values[number]>(Type.Enum([...values]));
/** Russian first, English second: short for tables of many rows. */
const PairSchema = Type.Tuple([LineSchema, LineSchema]);
const Sentences = Type.Array(PairSchema, { minItems: 1 });
const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$' });

/** What a maker is good at; a product line is given to brands of its segment. */
const Segment = oneOf(['vitamins', 'omega', 'biota', 'beauty', 'herbs', 'tea', 'sport', 'food', 'care', 'oral', 'aroma', 'gear', 'kids']);

const Brand = strict({
  slug: SlugSchema,
  /** A Russian name is written in Latin letters for English readers; packs carry the Russian one as it is printed. */
  name: TextsSchema,
  manufacturer: TextsSchema,
  country: TextsSchema,
  /** Main, accent, ink on main. */
  palette: Type.Tuple([Colour, Colour, Colour]),
  labelStyle: oneOf(LABEL_STYLES),
  segments: Type.Array(Segment, { minItems: 1 }),
  /** Whole sentences about the maker, for descriptions. */
  notes: Sentences,
});

const Category = strict({
  slug: SlugSchema,
  parent: Type.Union([SlugSchema, Type.Null()]),
  name: PairSchema,
  /** Only on leaves: whose products stand here. */
  segment: Type.Optional(Segment),
});

const Ingredient = strict({
  slug: SlugSchema,
  name: PairSchema,
  synonyms: Type.Array(LineSchema),
  /** Whole sentences: what it is, where it occurs, how much is usual in a day, who should take care. */
  what: PairSchema,
  where: Type.Optional(PairSchema),
  norm: Type.Optional(PairSchema),
  caution: Type.Optional(PairSchema),
  /** A sentence that is added to the directions. */
  hint: Type.Optional(PairSchema),
});

const Make = strict({
  /** A key of `data/catalogue/forms`. */
  form: SlugSchema,
  /** Amount per unit, e.g. `400 mg`, see `strength` in words.ts. */
  dose: Type.Union([LineSchema, Type.Null()]),
  packs: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1 }),
  /** Price of the smallest pack. */
  priceRoubles: Type.Number({ exclusiveMinimum: 0 }),
  /** Flavour, colour or size. */
  variant: Type.Optional(PairSchema),
  /** Takes the place of the line's recipe. */
  active: Type.Optional(PairSchema),
});

/** One product as an idea; its makes become the goods that are sold. */
const ProductLine = strict({
  slug: SlugSchema,
  category: SlugSchema,
  name: PairSchema,
  /** Beginning of the summary, without a full stop. */
  lead: PairSchema,
  /** One to three sentences that only this line has. */
  about: PairSchema,
  /** Active parts or the whole recipe, without a full stop. */
  active: PairSchema,
  of: Type.Array(SlugSchema),
  makes: Type.Array(Make, { minItems: 1 }),
  /** Units a day, for directions and the length of a course; 1 when absent. */
  daily: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  /** Takes the place of the form's directions. */
  directions: Type.Optional(PairSchema),
  /** Added to the contraindications. */
  caution: Type.Optional(PairSchema),
  /** False keeps the amount out of the name; it is still on the card. */
  doseInName: Type.Optional(Type.Literal(false)),
  /** Labels that all its products earn: of the carriers of a form only those are taken that do. */
  labels: Type.Optional(Type.Array(oneOf(LABELS))),
  /** Live cultures that need a refrigerator. */
  chilled: Type.Optional(Type.Literal(true)),
  /** A children's product: directions and cautions address parents. */
  kids: Type.Optional(Type.Literal(true)),
});

const KINDS = ['supplement', 'tea', 'food', 'cosmetic', 'oral', 'aroma', 'gear'] as const;

const Form = strict({
  slug: SlugSchema,
  name: PairSchema,
  kind: oneOf(KINDS),
  packForms: Type.Array(oneOf(PACK_FORMS), { minItems: 1 }),
  /** Russian: 1, 2 and 5 units, then the dative of one; English: 1 and many. */
  unit: strict({ ru: Type.Tuple([LineSchema, LineSchema, LineSchema, LineSchema]), en: PairSchema }),
  gramsPerUnit: Type.Number({ exclusiveMinimum: 0 }),
  tareGrams: Type.Number({ minimum: 0 }),
  /** The name contains the form where the unit (g, ml) does not. */
  inName: Type.Optional(Type.Literal(true)),
  /** Other parts of the recipe, for supplements. */
  carriers: Type.Optional(Sentences),
  /** `{dose}` is «1 таблетке» / "1 tablet". */
  directions: Sentences,
  notes: Sentences,
  shelfLifeMonths: Type.Integer({ minimum: 1 }),
});

const Words = Type.Record(SlugSchema, Type.Array(LineSchema, { minItems: 1 }));

const TERM = '(category|ingredient|form|trait):[a-z0-9-]+|named:[a-zа-я0-9]+';
/** Goods that are meant, e.g. `ingredient:echinacea form:lozenges`. */
const Target = Type.String({ pattern: `^(${TERM})( (${TERM}))*$` });

const LabelRule = strict({ contains: Type.Array(LineSchema, { minItems: 1 }), except: Type.Optional(Type.Array(LineSchema)) });

export const FILES = {
  brands: Type.Array(Brand),
  categories: Type.Array(Category),
  ingredients: Type.Array(Ingredient),
  lines: Type.Array(ProductLine),
  forms: Type.Record(SlugSchema, Form),
  /** Sentences of the contraindications; of a list one is chosen for each product. */
  cautions: strict({
    allergy: PairSchema,
    pregnancy: PairSchema,
    children: PairSchema,
    aroma: PairSchema,
    doctor: Sentences,
    outside: Sentences,
    gear: Sentences,
  }),
  storage: strict({ chilled: PairSchema, byKind: strict(Object.fromEntries(KINDS.map((kind) => [kind, Sentences])) as Kinds) }),
  /** What a product with this label does not contain: words of its English composition, except within these harmless ones. */
  labels: strict(Object.fromEntries(LABELS.map((label) => [label, LabelRule])) as Record<LabelFacet, typeof LabelRule>),
  /** Words that products are searched by and that stand nowhere on them. */
  otherNames: strict({ lines: Words, uses: Words, categoryUses: Words, forms: Words }),
  /** Phrases of people, and their meaning, see `SeedMeaning`. */
  sayings: Type.Array(strict({ leadsTo: Type.Array(Target, { minItems: 1 }), phrases: Type.Array(LineSchema, { minItems: 1 }) })),
  notSold: Type.Array(LineSchema),
  asides: Type.Array(LineSchema),
  /** Words of other things that are near to names of goods: they are no slips of these. */
  otherWords: Type.Array(LineSchema),
  /** See `SeedDictionary`. */
  dictionary: strict({
    wordRoles: strict({
      namesake: Type.Array(LineSchema),
      'often-excluded': Type.Array(LineSchema),
      'body-part': Type.Array(LineSchema),
      'not-excluding': Type.Array(LineSchema),
    }),
    demoted: Type.Array(Target),
  }),
} as const satisfies Record<string, TSchema>;

type Kinds = Record<(typeof KINDS)[number], typeof Sentences>;

export type Pair = readonly [ru: string, en: string];
export type Segment = Static<typeof Segment>;
export type BrandDefinition = Static<typeof Brand>;
export type CategoryDefinition = Static<typeof Category>;
export type IngredientDefinition = Static<typeof Ingredient>;
export type Make = Static<typeof Make>;
export type LineDefinition = Static<typeof ProductLine>;
export type FormDefinition = Static<typeof Form>;
export type LabelRules = Static<typeof FILES.labels>;

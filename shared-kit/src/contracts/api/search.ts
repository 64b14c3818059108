import { type Static, Type } from 'typebox';
import { nullable } from './decimal.ts';
import { FACET_PARAMETERS, FacetsSchema } from './facet-schemas.ts';
import { listOf, PageQuerySchema } from './list.ts';
import { CategoryReferenceSchema, NamedSchema, ProductCardSchema } from './product.ts';

/** Orders of a result. `relevance` without a text is `popularity`. Equal rows stand by id. */
export const SEARCH_SORTS = ['relevance', 'price', '-price', 'novelty', 'popularity'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** `GET api/search/`: text values; 400 by field. `ids` with commas, prices in roubles, facets: `FACETS`. */
export const SearchQuerySchema = Type.Object({
  ...PageQuerySchema.properties,
  search: Type.Optional(Type.String({ maxLength: 200 })),
  category: Type.Optional(Type.String({ maxLength: 120 })),
  ids: Type.Optional(Type.String({ maxLength: 1000 })),
  ...FACET_PARAMETERS,
  sort: Type.Optional(
    Type.Union([
      Type.Literal('relevance'),
      Type.Literal('price'),
      Type.Literal('-price'),
      Type.Literal('novelty'),
      Type.Literal('popularity'),
    ]),
  ),
});
export type SearchQuery = Static<typeof SearchQuerySchema>;

/**
 * `corrected`: the text that was searched instead of the typed one (other keyboard layout, transliteration, typo), else
 * null. `is_complaint`: the text describes a complaint («судороги в ногах»). The goods are those that people choose
 * then; the page that shows them adds that none of them is a remedy. Absent from a backend without a thesaurus.
 * `category`: the chosen category with its path, so that the page can name it. `offers`: popular products when nothing
 * was found, else empty.
 */
export const SearchResultSchema = Type.Object({
  ...listOf(ProductCardSchema).properties,
  page: Type.Integer({ minimum: 1 }),
  page_size: Type.Integer({ minimum: 1 }),
  corrected: nullable(Type.String()),
  is_complaint: Type.Optional(Type.Boolean()),
  category: nullable(Type.Object({ ...CategoryReferenceSchema.properties, path: Type.Array(CategoryReferenceSchema) })),
  facets: FacetsSchema,
  offers: Type.Array(ProductCardSchema),
});
export type SearchResult = Static<typeof SearchResultSchema>;

/** `GET api/search/suggestions/?search=`: what to offer while typing. `queries` are whole texts to search for. */
export const SuggestionsSchema = Type.Object({
  corrected: nullable(Type.String()),
  is_complaint: Type.Optional(Type.Boolean()),
  queries: Type.Array(Type.String()),
  categories: Type.Array(Type.Object({ ...CategoryReferenceSchema.properties, count: Type.Integer() })),
  brands: Type.Array(NamedSchema),
  products: Type.Array(ProductCardSchema),
});
export type Suggestions = Static<typeof SuggestionsSchema>;

/** Query of the suggestions. */
export const SuggestionsQuerySchema = Type.Object({ search: Type.Optional(Type.String({ maxLength: 200 })) });

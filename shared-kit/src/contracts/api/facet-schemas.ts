import { type Static, type TInteger, type TOptional, type TSchema, type TString, Type } from 'typebox';
import {
  boundsOf,
  type ChoiceCounts,
  FACETS,
  type Facet,
  type FacetParameter,
  type FlagFacet,
  type LabelFacet,
  type RangeFacet,
} from '../facets.ts';
import { DecimalSchema, nullable } from './decimal.ts';
import { CategoryReferenceSchema, NamedSchema } from './product.ts';

const FacetValueSchema = Type.Object({ ...NamedSchema.properties, count: Type.Integer() });
export type FacetValue = Static<typeof FacetValueSchema>;

const FacetValuesSchema = Type.Array(FacetValueSchema);
const BoundsSchema = nullable(Type.Object({ min: DecimalSchema, max: DecimalSchema }));

type Parameters = Readonly<Record<FacetParameter, TOptional<TString>>>;
type Counts = Readonly<
  Record<ChoiceCounts, typeof FacetValuesSchema> & Record<RangeFacet, typeof BoundsSchema> & Record<FlagFacet | LabelFacet, TInteger>
>;

/** Query parameters of all facets. */
export const FACET_PARAMETERS = Object.fromEntries(FACETS.flatMap(parametersOf)) as Parameters;

/** The number of products that each further value would leave: every facet is counted with all filters but its own. */
export const FacetsSchema = Type.Object({
  categories: Type.Array(Type.Object({ ...CategoryReferenceSchema.properties, count: Type.Integer() })),
  ...(Object.fromEntries(FACETS.map(countOf)) as Counts),
});
export type Facets = Static<typeof FacetsSchema>;

function parametersOf(facet: Facet): [string, TSchema][] {
  switch (facet.kind) {
    case 'choice':
      return [[facet.name, Type.Optional(Type.String({ maxLength: 1000 }))]];
    case 'range':
      return boundsOf(facet.name).map((name) => [name, Type.Optional(Type.String({ maxLength: 16 }))]);
    case 'flag':
    case 'label':
      return [[facet.name, Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')]))]];
  }
}

function countOf(facet: Facet): [string, TSchema] {
  if (facet.kind === 'choice') return [facet.counts, FacetValuesSchema];
  return [facet.name, facet.kind === 'range' ? BoundsSchema : Type.Integer()];
}

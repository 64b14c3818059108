/**
 * The facets of the catalogue in the order of the filter form: what a list of products can be narrowed by. The query, counts and conditions of the API and the addresses,
 * the form and the chips of the catalogue follow from this declaration. Texts are `filters.facets.<name>` in the locales of mfe-catalog.
 *
 * - `flag`: products that have a property, which is a column of the API's search table; `in_stock=true`.
 * - `label`: products that have this label (`labels` of a product); `vegan=true`. It needs no column.
 * - `choice`: any of several values; `brand=a,b`. `counts` names its values in the response.
 * - `range`: between two numbers; `price_min=100&price_max=900`.
 *
 * Facets of one `group` are one fieldset, with the legend `filters.groups.<group>`; a range is alone in its group.
 */
export const FACETS = [
  { name: 'in_stock', kind: 'flag', group: 'offers' },
  { name: 'discount', kind: 'flag', group: 'offers' },
  { name: 'price', kind: 'range', group: 'price' },
  { name: 'vegan', kind: 'label', group: 'diet' },
  { name: 'gluten_free', kind: 'label', group: 'diet' },
  { name: 'lactose_free', kind: 'label', group: 'diet' },
  { name: 'sugar_free', kind: 'label', group: 'diet' },
  { name: 'brand', kind: 'choice', group: 'brand', counts: 'brands' },
  { name: 'form', kind: 'choice', group: 'form', counts: 'forms' },
] as const satisfies readonly FacetDeclaration[];

interface FacetDeclaration {
  readonly name: string;
  readonly kind: 'flag' | 'label' | 'choice' | 'range';
  readonly group: string;
  readonly counts?: string;
}

export type Facet = (typeof FACETS)[number];
type Kind<Name extends FacetDeclaration['kind']> = Extract<Facet, { kind: Name }>;
export type FlagFacet = Kind<'flag'>['name'];
export type LabelFacet = Kind<'label'>['name'];
export type ChoiceFacet = Kind<'choice'>['name'];
export type ChoiceCounts = Kind<'choice'>['counts'];
export type RangeFacet = Kind<'range'>['name'];
export type FacetName = Facet['name'];
export type FacetGroup = Facet['group'];

/** Names of the query parameters, the same in the API and in the addresses of the catalogue. */
export type FacetParameter = FlagFacet | LabelFacet | ChoiceFacet | `${RangeFacet}_${'min' | 'max'}`;

export function boundsOf<Name extends RangeFacet>(name: Name): readonly [min: `${Name}_min`, max: `${Name}_max`] {
  return [`${name}_min`, `${name}_max`];
}

/** Names of all labels. */
export const LABELS: readonly LabelFacet[] = FACETS.flatMap((facet) => (facet.kind === 'label' ? [facet.name] : []));

import { boundsOf, type ChoiceFacet, FACETS, type Facet, type FacetParameter } from '@vitrava/shared-kit/contracts/facets';

/** Parameters of the facets as addresses have them, and only those that narrow the list. */
export type CatalogueFilters = Readonly<Partial<Record<FacetParameter, string>>>;
type Query = Readonly<Record<string, string>>;

const MOST_CHOICES = 30;

/** Reads the facets of an address or of the filter form. Invalid values are ignored. */
export function readFilters(query: Query): CatalogueFilters {
  return Object.fromEntries(FACETS.flatMap((facet) => parametersOf(facet, query)).filter(([, value]) => value !== ''));
}

export function choicesOf(filters: CatalogueFilters, name: ChoiceFacet): readonly string[] {
  return filters[name]?.split(',') ?? [];
}

export function withChoices(filters: CatalogueFilters, name: ChoiceFacet, slugs: readonly string[]): CatalogueFilters {
  return slugs.length > 0 ? { ...filters, [name]: slugs.join(',') } : withoutParameter(filters, name);
}

export function withoutParameter(filters: CatalogueFilters, parameter: FacetParameter): CatalogueFilters {
  const { [parameter]: _removed, ...rest } = filters;
  return rest;
}

export function isSlug(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{1,120}$/.test(text);
}

function parametersOf(facet: Facet, query: Query): [FacetParameter, string][] {
  switch (facet.kind) {
    case 'flag':
    case 'label':
      return [[facet.name, query[facet.name] === 'true' ? 'true' : '']];
    case 'choice':
      return [[facet.name, readChoices(query, facet.name).join(',')]];
    case 'range':
      return boundsOf(facet.name).map((name) => [name, readPrice(query[name])]);
  }
}

/** `brand=a,b`; a form without scripts sends `brand.a=true&brand.b=true`, since one name holds one value. */
function readChoices(query: Query, name: ChoiceFacet): readonly string[] {
  const ticked = Object.keys(query)
    .filter((key) => key.startsWith(`${name}.`))
    .map((key) => key.slice(name.length + 1));
  const listed = (query[name] ?? '').split(',');
  return [...new Set([...listed, ...ticked])].filter(isSlug).sort().slice(0, MOST_CHOICES);
}

/** Roubles as people and pages write them: spaces, and points or commas before three digits, group digits; the last point or comma separates kopecks. */
function readPrice(text: string | undefined): string {
  const price = (text ?? '')
    .replace(/[\s'’₽]|руб\.?|rub/gi, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(price) ? price : '';
}

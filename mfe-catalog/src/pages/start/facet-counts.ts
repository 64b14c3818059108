import type { Facets } from '@vitrava/shared-kit/contracts/api';
import { FACETS } from '@vitrava/shared-kit/contracts/facets';
import { arr, type Contract, nothing, num, obj, or, str } from '@withease/contracts';

/** The number of products that each value of each facet would leave. */
export type FacetCounts = Omit<Facets, 'categories'>;

const valuesContract = arr(obj({ slug: str, name: str, count: num }));
const boundsContract = or(nothing, obj({ min: str, max: str }));

/** A facet that the API does not have yet has no count. */
export const facetCountsContract = obj(
  Object.fromEntries(
    FACETS.map((facet) => {
      if (facet.kind === 'choice') return [facet.counts, valuesContract];
      return [facet.name, facet.kind === 'range' ? boundsContract : or(nothing, num)];
    }),
  ),
) as Contract<unknown, Partial<FacetCounts>>;

/** The counts of all facets and nothing else that the API sends. */
export function pickFacetCounts(counts: Partial<FacetCounts>): FacetCounts {
  const entries = FACETS.map((facet) => {
    if (facet.kind === 'choice') return [facet.counts, counts[facet.counts] ?? []];
    return [facet.name, counts[facet.name] ?? (facet.kind === 'range' ? null : 0)];
  });
  return Object.fromEntries(entries);
}

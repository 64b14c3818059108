import type { Facets } from '@vitrava/shared-kit/contracts/api';
import { FACETS } from '@vitrava/shared-kit/contracts/facets';
import type { FacetCounts as AnsweredCounts } from '../../contracts.ts';

/** The number of products that each value of each facet would leave. */
export type FacetCounts = Omit<Facets, 'categories'>;

/** The counts of all facets and nothing else that the API sends. A facet that the API does not have yet has no count. */
export function pickFacetCounts(counts: Partial<AnsweredCounts>): FacetCounts {
  const entries = FACETS.map((facet) => {
    if (facet.kind === 'choice') return [facet.counts, counts[facet.counts] ?? []];
    return [facet.name, counts[facet.name] ?? (facet.kind === 'range' ? null : 0)];
  });
  return Object.fromEntries(entries);
}

import { SEARCH_SORTS, type SearchQuery, type SearchSort } from '@vitrava/shared-kit/contracts/api';
import { type FieldMessages, invalidFields } from '../../http/index.ts';
import { type FacetConditions, readFacets } from '../facets/index.ts';

export interface Filters {
  readonly ids: readonly number[] | null;
  readonly facets: FacetConditions;
  readonly sort: SearchSort;
}

const MAX_IDS = 200;

export function readFilters(query: SearchQuery): Filters {
  const problems: Record<string, FieldMessages[string]> = {};
  const ids = query.ids === undefined ? null : readIds(query.ids);
  if (ids === 'bad') problems.ids = [{ key: 'integer' }];
  const filters: Filters = {
    ids: ids === 'bad' ? null : ids,
    facets: readFacets(query, problems),
    sort: SEARCH_SORTS.find((sort) => sort === query.sort) ?? 'relevance',
  };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return filters;
}

function readIds(text: string): number[] | 'bad' {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > MAX_IDS || !parts.every((part) => /^\d{1,9}$/.test(part))) return 'bad';
  return [...new Set(parts.map(Number))];
}

export const NO_FILTERS: Filters = readFilters({});

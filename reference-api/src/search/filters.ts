import { SEARCH_SORTS, type SearchQuery, type SearchSort } from '@vitrava/shared-kit/contracts/api';
import { type FieldMessages, invalidFields } from '../http/index.ts';
import { parseDecimal } from '../money.ts';

/** A search query, read. Prices are in kopecks. */
export interface Filters {
  readonly ids: readonly number[] | null;
  readonly brands: readonly string[];
  readonly forms: readonly string[];
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly inStock: boolean;
  readonly discount: boolean;
  readonly sort: SearchSort;
}

const MAX_IDS = 200;

export function readFilters(query: SearchQuery): Filters {
  const problems: Record<string, FieldMessages[string]> = {};
  const ids = query.ids === undefined ? null : readIds(query.ids);
  if (ids === 'bad') problems.ids = [{ key: 'integer' }];
  const price = (name: 'price_min' | 'price_max'): number | null => {
    const text = query[name];
    if (text === undefined || text === '') return null;
    const kopecks = parseDecimal(text);
    if (kopecks === null) problems[name] = [{ key: 'decimal' }];
    return kopecks;
  };
  const filters: Filters = {
    ids: ids === 'bad' ? null : ids,
    brands: readSlugs(query.brand),
    forms: readSlugs(query.form),
    priceMin: price('price_min'),
    priceMax: price('price_max'),
    inStock: query.in_stock === 'true',
    discount: query.discount === 'true',
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

/** Slugs hold no commas, so a comma separates them. What cannot be a slug matches nothing, but still filters. */
function readSlugs(text: string | undefined): string[] {
  return [
    ...new Set(
      (text ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  ].slice(0, 50);
}

/** What a query without filters reads as. */
export const NO_FILTERS: Filters = readFilters({});

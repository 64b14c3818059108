import type { CatalogueQuery } from './query.ts';

export type ApiSearchQuery = Readonly<Record<string, string | number | undefined>>;

/** The request to `GET api/search/` for one page: by text, else by category, else for everything. */
export function apiQueryOf(query: CatalogueQuery, page: number, pageSize: number): ApiSearchQuery {
  return {
    ...(query.search !== '' ? { search: query.search } : query.category !== '' ? { category: query.category } : {}),
    ...query.filters,
    sort: query.sort,
    page,
    page_size: pageSize,
  };
}

import { type CatalogueQuery, EMPTY_QUERY } from './query.ts';

/** The one address of a list (path and query without locale prefix): equal lists have equal addresses. */
export function addressOf(wanted: Partial<CatalogueQuery>): string {
  const query = { ...EMPTY_QUERY, ...wanted };
  const { firstPage, lastPage } = query;
  const pairs = Object.entries({
    search: query.search,
    category: query.search === '' ? query.category : '',
    ...query.filters,
    sort: query.sort,
    page: lastPage > firstPage ? `${firstPage}-${lastPage}` : firstPage > 1 ? String(firstPage) : '',
    filters: query.offersAll ? 'all' : '',
  }).filter(([, value]) => value !== '');
  const search = new URLSearchParams(pairs).toString().replaceAll('%2C', ',');
  return search === '' ? '/' : `/?${search}`;
}

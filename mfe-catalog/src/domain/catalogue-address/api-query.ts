import type { CatalogueQuery } from './query.ts';

export type ApiSearchQuery = Readonly<Record<string, string | number | undefined>>;

/** What `GET api/search/` is asked for one page: by text, else by category, else for everything. */
export function apiQueryOf(query: CatalogueQuery, page: number, pageSize: number): ApiSearchQuery {
  return {
    ...(query.search !== '' ? { search: query.search } : query.category !== '' ? { category: query.category } : {}),
    brand: query.brands.join(','),
    form: query.forms.join(','),
    price_min: query.priceMin,
    price_max: query.priceMax,
    in_stock: query.inStock ? 'true' : undefined,
    discount: query.discount ? 'true' : undefined,
    sort: query.sort,
    page,
    page_size: pageSize,
  };
}

import type { SearchSort } from '@vitrava/shared-kit/contracts/api';
import { type CatalogueFilters, isSlug, readFilters } from './filters.ts';

/** An order of the list; empty is the natural one: by relevance with a text, by popularity without. */
export type Sort = SearchSort | '';

export interface CatalogueQuery {
  readonly search: string;
  /** Slug or id; empty while there is a text, which has priority. */
  readonly category: string;
  readonly filters: CatalogueFilters;
  readonly sort: Sort;
  /** The list holds these pages, one after another: `2`, or `1-3` after «show more». */
  readonly firstPage: number;
  readonly lastPage: number;
  /** Every value of every filter is on the page: requested where no script can add the rest. */
  readonly offersAll: boolean;
}

export const EMPTY_QUERY: CatalogueQuery = {
  search: '',
  category: '',
  filters: {},
  sort: '',
  firstPage: 1,
  lastPage: 1,
  offersAll: false,
};

/** As many pages one list may hold. */
export const MOST_PAGES = 5;

const SORTS: readonly Sort[] = ['relevance', 'popularity', 'price', '-price', 'novelty'];

/** Reads an address or the fields of the filter form. What makes no sense is as if it were not there. */
export function readQuery(query: Readonly<Record<string, string>>): CatalogueQuery {
  const search = (query['search'] ?? '').replace(/\s+/g, ' ').trim().slice(0, 200);
  const sort = SORTS.find((known) => known === query['sort']) ?? '';
  const [firstPage, lastPage] = readPages(query['page'] ?? '');
  return {
    search,
    category: search === '' && isSlug(query['category']) ? query['category'] : '',
    filters: readFilters(query),
    sort: sort === (search === '' ? 'popularity' : 'relevance') || (search === '' && sort === 'relevance') ? '' : sort,
    firstPage,
    lastPage,
    offersAll: query['filters'] === 'all',
  };
}

/** Whether anything beside text, category, order and page narrows the list. */
export function isFiltered({ filters }: CatalogueQuery): boolean {
  return Object.keys(filters).length > 0;
}

/** Whether the address has no parameters: the start page as entered. */
export function isBare(query: CatalogueQuery): boolean {
  return query.search === '' && query.category === '' && query.sort === '' && query.lastPage === 1 && !isFiltered(query);
}

export function withoutFilters({ search, category, sort }: CatalogueQuery): CatalogueQuery {
  return { ...EMPTY_QUERY, search, category, sort };
}

function readPages(text: string): [number, number] {
  const match = /^([1-9]\d{0,3})(?:-([1-9]\d{0,3}))?$/.exec(text);
  const first = Number(match?.[1] ?? 1);
  const last = Number(match?.[2] ?? first);
  return [first, Math.min(Math.max(first, last), first + MOST_PAGES - 1)];
}

import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $settings } from '@vitrava/shared-kit/bus/shell';
import type { Named, ProductCard } from '@vitrava/shared-kit/contracts/browser';
import { type ApiError, pageStatusOf } from '@vitrava/shared-kit/errors';
import { createPageQuery } from '@vitrava/shared-kit/models/page-query';
import { createEffect } from 'effector';
import { searchResultContract } from '../../contracts.ts';
import { pageSizeOf, toCard } from '../../domain/card/index.ts';
import { type ApiSearchQuery, apiQueryOf, type CatalogueQuery, readQuery } from '../../domain/catalogue-address/index.ts';
import { type FacetCounts, pickFacetCounts } from './facet-counts.ts';

/** The search result. `cards` are those of all requested pages. */
export interface FoundList {
  readonly count: number;
  readonly pageSize: number;
  readonly cards: readonly ProductCard[];
  /** Popular products when nothing was found. */
  readonly offers: readonly ProductCard[];
  /** The text searched in place of the typed one. */
  readonly corrected: string | null;
  /** The text complains of something: no good of the list is a remedy. */
  readonly isComplaint: boolean;
  /** The chosen category, its path and itself last. */
  readonly category: readonly Named[] | null;
  readonly facets: FacetCounts;
}

const NOTHING: FoundList = {
  count: 0,
  pageSize: 0,
  cards: [],
  offers: [],
  corrected: null,
  isComplaint: false,
  category: null,
  facets: pickFacetCounts({}),
};

const searchFx = createApiFx({
  name: 'searchFx',
  request: (query: ApiSearchQuery) => ({ path: 'api/search/', query }),
  contract: searchResultContract,
});

export interface ListQuery {
  readonly request: CatalogueQuery;
  readonly pageSize: number;
}

/** All pages at once. Of several only the first must exist: the list may have become shorter since its address was made. */
export const loadListFx = createEffect<ListQuery, FoundList, ApiError>(async ({ request, pageSize }) => {
  const { firstPage, lastPage } = request;
  const pages = Array.from({ length: lastPage - firstPage + 1 }, (_, index) => firstPage + index);
  const answers = await Promise.all(
    pages.map((page) => {
      const answer = searchFx(apiQueryOf(request, page, pageSize));
      return page === firstPage ? answer : answer.catch((error: ApiError) => (pageStatusOf(error) === 404 ? null : Promise.reject(error)));
    }),
  );
  const [first] = answers;
  if (!first) return NOTHING;
  return {
    count: first.count,
    pageSize,
    cards: answers.flatMap((answer) => answer?.results ?? []).map(toCard),
    offers: first.offers.map(toCard),
    corrected: first.corrected ?? null,
    isComplaint: first.is_complaint === true,
    category: first.category?.path.map(({ slug, name }) => ({ slug, name })) ?? null,
    facets: pickFacetCounts(first.facets),
  };
});

/** The list of the address, in pages of the configured size; its state is `missing` for a page past the end. */
export const listQuery = createPageQuery({
  name: 'catalog/start',
  source: $settings,
  params: ({ query }, settings): ListQuery => ({ request: readQuery(query), pageSize: pageSizeOf(settings) }),
  effect: loadListFx,
  keepsData: true,
});
export const { $state } = listQuery;
export const $list = listQuery.$data.map((list) => list ?? NOTHING);

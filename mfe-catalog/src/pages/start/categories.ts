import { createApiFx } from '@vitrava/shared-kit/api-client';
import { readWhole } from '@vitrava/shared-kit/api-client/read-whole';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { createSideQuery } from '@vitrava/shared-kit/models/page-query';
import { combine, createEffect } from 'effector';
import { categoryListContract } from '../../contracts.ts';
import { type CatalogueQuery, readQuery } from '../../domain/catalogue-address/index.ts';
import { type CategoryNode, openBranch } from '../../domain/categories/index.ts';
import { listQuery } from './list.ts';

/** More roots than these pages hold are those of no shop. */
const MOST_PAGES = 10;

const loadPageFx = createApiFx({
  name: 'loadCategoryPageFx',
  request: ({ search, page }: { readonly search: string; readonly page: number }) => ({
    path: 'api/categories/',
    query: { search, page: page > 1 ? page : undefined },
  }),
  contract: categoryListContract,
});

const loadCategoriesFx = createEffect<CatalogueQuery, readonly CategoryNode[], ApiError>(({ search }) =>
  readWhole(
    (page) => loadPageFx({ search, page }),
    ({ slug }) => slug,
    MOST_PAGES,
  ),
);

/** With a text the categories that hold something found, else all of them: roots, and what is beneath the chosen one. */
export const categories = createSideQuery({
  name: 'catalog/categories',
  beside: listQuery,
  params: ({ query }) => readQuery(query),
  effect: loadCategoriesFx,
  read: (roots, { category }): readonly CategoryNode[] => openBranch(roots, category),
  fallback: [],
  keepsData: true,
});
export const { $data: $categories } = categories;

/** The page works without them; where the list has failed too, its message covers both. */
export const $areCategoriesFailed = combine(
  categories.$state,
  listQuery.$state,
  (state, listState) => (state === 'failed' || state === 'missing') && listState !== 'failed',
);

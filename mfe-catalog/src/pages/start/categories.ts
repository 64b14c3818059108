import { createSideQuery } from '@vitrava/shared-kit/models/page-query';
import { combine } from 'effector';
import { readQuery } from '../../domain/catalogue-address/index.ts';
import { type CategoryNode, categoryListContract, openBranch } from '../../domain/categories/index.ts';
import { listQuery } from './list.ts';

/** With a text the categories that hold something found, else all of them: roots, and what is beneath the chosen one. */
export const categories = createSideQuery({
  name: 'catalog/categories',
  beside: listQuery,
  params: ({ query }) => readQuery(query),
  call: ({ search }) => ({ path: 'api/categories/', query: { search, page_size: 100 } }),
  contract: categoryListContract,
  read: ({ results }, { category }): readonly CategoryNode[] => openBranch(results, category),
  fallback: [],
  keepsData: true,
});
export const { $data: $categories } = categories;

/** The page lives without them; where the list has failed too, that says it for both. */
export const $areCategoriesFailed = combine(
  categories.$state,
  listQuery.$state,
  (state, listState) => (state === 'failed' || state === 'missing') && listState !== 'failed',
);

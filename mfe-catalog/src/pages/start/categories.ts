import { createApiFx } from '@vitrava/shared-kit/api-client';
import { createEvent, createStore, sample } from 'effector';
import type { CatalogueQuery } from '../../domain/catalogue-address/index.ts';
import { type CategoryNode, categoryListContract, openBranch } from '../../domain/categories/index.ts';

export const categoriesRequested = createEvent<CatalogueQuery>();

/** With a text the categories that hold something found, else all of them. */
export const loadCategoriesFx = createApiFx({
  name: 'loadCategoriesFx',
  request: ({ search }: CatalogueQuery) => ({ path: 'api/categories/', query: { search, page_size: 100 } }),
  contract: categoryListContract,
});

/** Roots, and what is beneath the chosen one. */
export const $categories = createStore<readonly CategoryNode[]>([]);

/** The page lives without them. */
export const $areCategoriesFailed = createStore(false);

sample({ clock: categoriesRequested, target: loadCategoriesFx });
sample({ clock: loadCategoriesFx.done, fn: ({ params, result }) => openBranch(result.results, params.category), target: $categories });
sample({ clock: loadCategoriesFx.finally, fn: ({ status }) => status === 'fail', target: $areCategoriesFailed });

import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { combine, createEvent, createStore, sample } from 'effector';
import { type CatalogueQuery, EMPTY_QUERY, readQuery } from '../../domain/catalogue-address/index.ts';
import { $areCategoriesFailed, $categories, categoriesRequested } from './categories.ts';
import { $list, $state, listRequested } from './list.ts';
import { $slides, slidesRequested } from './slides.ts';

/** The address was opened, on the server or, when that could not, in the browser. */
export const opened = createEvent<PageRequest>();

/** What the data on the page were asked by; a page never shows another page's. */
export const $request = createStore<CatalogueQuery>(EMPTY_QUERY);

export const state = [$request, $list, $state, $categories, $areCategoriesFailed, $slides];

/** A category that does not exist, or a page past the end, is not found; a list that could not be had comes later. */
export const $status = combine($request, $list, $state, ({ category }, list, listState) => {
  if (listState === 'ready') return category !== '' && list.category === null ? 404 : 200;
  return listState === 'missing' ? 404 : 503;
});

const asked = sample({ clock: opened, fn: ({ query }) => readQuery(query) });

sample({ clock: asked, target: [$request, listRequested, categoriesRequested, slidesRequested] });

import { combine } from 'effector';
import { EMPTY_QUERY } from '../../domain/catalogue-address/index.ts';
import { categories } from './categories.ts';
import { $list, listQuery } from './list.ts';
import { slides } from './slides.ts';

/** The address was opened, on the server or, when that could not, in the browser. */
export const { opened } = listQuery;

/** The query of the page's data; a page never shows another page's. */
export const $request = listQuery.$params.map((params) => params?.request ?? EMPTY_QUERY);

export const state = [...listQuery.page.state, ...categories.state, ...slides.state];

/** A category that does not exist is not found, like a page past the end; a list that could not be had comes later. */
export const $status = combine(listQuery.$status, $request, $list, (status, { category }, list) =>
  status === 200 && category !== '' && list.category === null ? 404 : status,
);

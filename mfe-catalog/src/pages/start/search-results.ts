import { combine } from 'effector';
import { $list } from './list.ts';
import { $request } from './model.ts';

/**
 * Whether a search has found something: the page marks its root, and the shell then lets it begin right beneath the
 * header.
 */
export const $isSearchAnswered = combine($request, $list, ({ search }, { count }) => search !== '' && count > 0);

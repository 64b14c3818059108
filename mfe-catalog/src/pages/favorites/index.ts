import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, $status, opened } from './model.ts';
import { FavoritesView } from './view.tsx';

/** Nothing of it travels from the server: whose favourites they are is known in the browser only. */
export const page = definePage({ View: FavoritesView, opened, $head, $status, state: [] });

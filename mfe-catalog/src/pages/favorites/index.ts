import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, $limit, opened } from './model.ts';
import { FavoritesView } from './view.tsx';

/**
 * The page itself is always there, and its list is not serialised by the server: only the browser has the favourites.
 */
export const page = definePage({ View: FavoritesView, opened, $head, state: [$limit] });

import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, $limit, opened } from './model.ts';
import { FavoritesView } from './view.tsx';

/** The page itself is always there, and of its list nothing travels from the server: whose favourites they are only the browser knows. */
export const page = definePage({ View: FavoritesView, opened, $head, state: [$limit] });

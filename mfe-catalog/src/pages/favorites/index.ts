import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, $limit, opened } from './model.ts';
import { FavoritesView } from './view.tsx';

/** The page itself is always there; only the browser has the favourites, so the server serialises no list. */
export const page = definePage({ View: FavoritesView, opened, $head, state: [$limit] });

import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { favoritesPage } from '../pages/favorites/index.ts';
import { productPage } from '../pages/product/index.ts';
import { startPage } from '../pages/start/index.ts';

/** Every page this remote answers; names and paths are those of `remote.manifest.json`. */
export const routes: readonly PageRoute[] = [startPage, productPage, favoritesPage];

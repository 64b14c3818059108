import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { newsList } from '../pages/news-list/index.ts';

/** Every page this remote answers; names and paths are those of `remote.manifest.json`. */
export const routes: readonly PageRoute[] = [newsList];

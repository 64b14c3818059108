import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { article } from '../pages/article/index.ts';
import { faq } from '../pages/faq/index.ts';
import { newsList } from '../pages/news-list/index.ts';

/** Every page this remote answers; names and paths are those of `remote.manifest.json`. */
export const routes: readonly PageRoute[] = [newsList, article, faq];

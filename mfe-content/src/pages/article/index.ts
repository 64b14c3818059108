import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, articleQuery } from './model.ts';
import { ArticleView } from './view.tsx';

export const page = definePage({ View: ArticleView, $head, ...articleQuery.page });

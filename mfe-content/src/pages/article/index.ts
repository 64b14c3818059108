import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { $article, $head, $id, $state, $status, opened } from './model.ts';
import { ArticleView } from './view.tsx';

export const article: PageRoute = {
  name: 'article',
  path: '/news/:id',
  View: ArticleView,
  opened,
  $head,
  $status,
  state: [$id, $article, $state],
};

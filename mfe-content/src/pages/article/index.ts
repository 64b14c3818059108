import { definePage } from '@vitrava/shared-kit/mount/route';
import { $article, $head, $id, $state, $status, opened } from './model.ts';
import { ArticleView } from './view.tsx';

export const page = definePage({
  View: ArticleView,
  opened,
  $head,
  $status,
  state: [$id, $article, $state],
});

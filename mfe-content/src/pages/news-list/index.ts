import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { $count, $head, $items, $page, $state, $status, opened } from './model.ts';
import { NewsListView } from './view.tsx';

export const newsList: PageRoute = {
  name: 'news',
  path: '/news',
  View: NewsListView,
  opened,
  $head,
  $status,
  state: [$page, $items, $count, $state],
};

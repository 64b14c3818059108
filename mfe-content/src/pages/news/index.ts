import { definePage } from '@vitrava/shared-kit/mount/route';
import { $count, $head, $items, $page, $state, $status, opened } from './model.ts';
import { NewsListView } from './view.tsx';

export const page = definePage({
  View: NewsListView,
  opened,
  $head,
  $status,
  state: [$page, $items, $count, $state],
});

import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { $head, $items, $state, $status, opened } from './model.ts';
import { NewsListView } from './view.tsx';

export const newsList: PageRoute = { name: 'news', path: '/news', View: NewsListView, opened, $head, $status, state: [$items, $state] };

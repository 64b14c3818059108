import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, newsQuery } from './model.ts';
import { NewsListView } from './view.tsx';

export const page = definePage({ View: NewsListView, $head, ...newsQuery.page });

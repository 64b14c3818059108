import { definePage } from '@vitrava/shared-kit/mount/route';
import { latestNews, model } from './model.ts';
import { AboutUsView } from './view.tsx';

export const page = definePage({
  View: AboutUsView,
  $head: model.$head,
  ...model.query.page,
  state: [...model.query.page.state, ...latestNews.state],
});

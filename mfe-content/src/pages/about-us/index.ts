import { definePage } from '@vitrava/shared-kit/mount/route';
import { $news, model } from './model.ts';
import { AboutUsView } from './view.tsx';

export const page = definePage({
  View: AboutUsView,
  opened: model.opened,
  $head: model.$head,
  $status: model.$status,
  state: [model.$page, model.$state, $news],
});

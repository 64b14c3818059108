import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { $head, $news, $prose, $state, $status, opened } from './model.ts';
import { AboutUsView } from './view.tsx';

export const aboutUs: PageRoute = {
  name: 'about-us',
  path: '/about-us',
  View: AboutUsView,
  opened,
  $head,
  $status,
  state: [$prose, $news, $state],
};

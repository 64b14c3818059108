import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { $head, $status, opened } from './model.ts';
import { ReviewView } from './view.tsx';

export const reviewPage: PageRoute = {
  name: 'checkout-review',
  path: '/checkout/review',
  View: ReviewView,
  opened,
  $head,
  $status,
  state: [],
};

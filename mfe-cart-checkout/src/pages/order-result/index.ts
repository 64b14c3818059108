import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { $head, $number, $status, opened } from './model.ts';
import { OrderResultView } from './view.tsx';

export const orderResultPage: PageRoute = {
  name: 'order-result',
  path: '/checkout/result/:number',
  View: OrderResultView,
  opened,
  $head,
  $status,
  state: [$number],
};

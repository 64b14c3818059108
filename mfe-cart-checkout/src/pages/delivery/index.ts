import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { $head, $status, opened } from './model.ts';
import { DeliveryView } from './view.tsx';

export const deliveryPage: PageRoute = {
  name: 'checkout-delivery',
  path: '/checkout/delivery',
  View: DeliveryView,
  opened,
  $head,
  $status,
  state: [],
};

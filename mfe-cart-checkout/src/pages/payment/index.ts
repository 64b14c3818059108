import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { $head, $status, opened } from './model.ts';
import { PaymentView } from './view.tsx';

export const paymentPage: PageRoute = {
  name: 'checkout-payment',
  path: '/checkout/payment',
  View: PaymentView,
  opened,
  $head,
  $status,
  state: [],
};

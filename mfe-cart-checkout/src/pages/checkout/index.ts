import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { $head, $status, opened } from './model.ts';
import { CheckoutView } from './view.tsx';

export const checkoutPage: PageRoute = { name: 'checkout', path: '/checkout', View: CheckoutView, opened, $head, $status, state: [] };

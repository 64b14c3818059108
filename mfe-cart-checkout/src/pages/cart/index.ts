import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { $head, $status, opened } from './model.ts';
import { CartView } from './view.tsx';

export const cartPage: PageRoute = { name: 'cart', path: '/cart', View: CartView, opened, $head, $status, state: [] };

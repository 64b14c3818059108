import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { $head } from './head.ts';
import { $product, $productState, $status, opened } from './model.ts';
import { ProductView } from './view.tsx';

export const productPage: PageRoute = {
  name: 'product',
  path: '/product/:id',
  View: ProductView,
  opened,
  $head,
  $status,
  state: [$product, $productState],
};
